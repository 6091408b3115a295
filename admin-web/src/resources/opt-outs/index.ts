import type { ResourceProps } from 'react-admin';
import { OptOutList } from './opt-out-list';

export const optOuts: ResourceProps = { name: 'opt-outs', list: OptOutList };
