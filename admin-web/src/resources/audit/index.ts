import { createElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

const { audit, securityLog } = translations;

const SecurityEvents = onDemand(
  'security-events-list',
  securityLog.events.loadFailed,
  async () => (await import('./security-events-list')).SecurityEventsList,
);
const PersonalReads = onDemand(
  'personal-reads-list',
  securityLog.reads.loadFailed,
  async () => (await import('./personal-reads-list')).PersonalReadsList,
);

export default {
  name: 'audit',
  list: onDemand('audit-list', audit.loadFailed, async () => (await import('./audit-list')).AuditList),
  show: onDemand('audit-show', audit.loadFailed, async () => (await import('./audit-show')).AuditShow),
  children: [
    createElement(Route, { key: 'sign-ins', path: 'sign-ins', element: createElement(SecurityEvents) }),
    createElement(Route, { key: 'reading', path: 'reading', element: createElement(PersonalReads) }),
  ],
} satisfies ResourceProps;
