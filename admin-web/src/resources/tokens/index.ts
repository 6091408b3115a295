import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { tokenSentences } from './sentences';

const { loadFailed } = tokenSentences;

export default {
  name: 'tokens',
  list: onDemand('token-list', loadFailed, async () => (await import('./token-list')).TokenList),
} satisfies ResourceProps;
