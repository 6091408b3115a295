import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { emailSentences } from './sentences';
import { textsRoutes } from './texts/texts-routes';

const { loadFailed } = emailSentences;

export default {
  name: 'emails',
  list: onDemand('email-list', loadFailed, async () => (await import('./email-list')).EmailList),
  show: onDemand('email-show', loadFailed, async () => (await import('./email-show')).EmailShow),
  children: textsRoutes,
} satisfies ResourceProps;
