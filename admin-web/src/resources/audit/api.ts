import type { ApiClient, Schemas } from '@paattu/api-client';
import type { SortPayload } from 'react-admin';
import { exportQuery } from '../../data-provider/export-query';
import { answer, fileOf } from '../../lib/answer';

export type Act = Schemas['AuditRowDto'];
export type ActDetails = Schemas['AuditRowDetailsDto'];
export type SecurityEvent = Schemas['SecurityEventDto'];
export type PersonalRead = Schemas['PersonalReadDto'];

export const auditRequests = (api: ApiClient) => ({
  loadAuditActors: () => answer(api.GET('/api/admin/audit/actors')),

  eraseAuditDetails: (id: number) =>
    answer(api.DELETE('/api/admin/audit/{id}/details', { params: { path: { id } } })),

  /** All pages of the list as a file, with the server's file name. */
  exportAuditLog: (filters: object, sort: SortPayload) =>
    fileOf(
      api.GET('/api/admin/audit/export', {
        params: { query: exportQuery(filters, sort) },
        parseAs: 'blob' as const,
      }),
    ),
});
