import { createElement } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';
import { onDemand } from '../../components/on-demand';
import { securitySentences } from './security-sentences';
import { auditSentences } from './sentences';

const SecurityEvents = onDemand(
  'security-events-list',
  securitySentences.events.loadFailed,
  async () => (await import('./security-events-list')).SecurityEventsList,
);
const PersonalReads = onDemand(
  'personal-reads-list',
  securitySentences.reads.loadFailed,
  async () => (await import('./personal-reads-list')).PersonalReadsList,
);

export default {
  name: 'audit',
  list: onDemand(
    'audit-list',
    auditSentences.loadFailed,
    async () => (await import('./audit-list')).AuditList,
  ),
  show: onDemand(
    'audit-show',
    auditSentences.loadFailed,
    async () => (await import('./audit-show')).AuditShow,
  ),
  children: [
    createElement(Route, { key: 'sign-ins', path: 'sign-ins', element: createElement(SecurityEvents) }),
    createElement(Route, { key: 'reading', path: 'reading', element: createElement(PersonalReads) }),
  ],
} satisfies ResourceProps;
