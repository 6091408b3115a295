import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../translations';

const { loadFailed } = translations.audit;

export default {
  name: 'audit',
  list: onDemand('audit-list', loadFailed, async () => (await import('./audit-list')).AuditList),
  show: onDemand('audit-show', loadFailed, async () => (await import('./audit-show')).AuditShow),
} satisfies ResourceProps;
