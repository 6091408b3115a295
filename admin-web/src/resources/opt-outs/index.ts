import type { ResourceProps } from 'react-admin';
import { OptOutList } from './opt-out-list';

export default { name: 'opt-outs', list: OptOutList } satisfies ResourceProps;
