import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

const { loadFailed } = translations.tokens;

export default {
  name: 'tokens',
  list: onDemand('token-list', loadFailed, async () => (await import('./token-list')).TokenList),
} satisfies ResourceProps;
