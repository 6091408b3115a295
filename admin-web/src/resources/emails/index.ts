import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';
import { textsRoutes } from './texts/texts-routes';

const { loadFailed } = translations.emails;

export default {
  name: 'emails',
  list: onDemand('email-list', loadFailed, async () => (await import('./email-list')).EmailList),
  show: onDemand('email-show', loadFailed, async () => (await import('./email-show')).EmailShow),
  children: textsRoutes,
} satisfies ResourceProps;
