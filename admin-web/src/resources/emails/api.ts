import type { ApiClient, Schemas } from '@paattu/api-client';
import { answer, done } from '../../lib/answer';

export type Email = Schemas['AdminEmailDto'];
export type EmailDetail = Schemas['AdminEmailContentDto'];
export type EmailCheckup = Schemas['EmailCheckupDto'];
export type HeaderFinding = Schemas['HeaderFindingDto'];
export type DeadAddress = Schemas['DeadAddressDto'];
export type EmailText = Schemas['EmailTextDto'];

/** More is refused. */
const MAX_HEADERS_LENGTH = 50_000;

export type DeliveryStatus = Email['status'] | 'kept';

/** The status that the console shows. `kept`: stored and not sent, because no SMTP server is configured. */
export function deliveryStatus(status: Email['status'], delivery: Email['delivery']): DeliveryStatus {
  return status === 'sent' && delivery === 'kept' ? 'kept' : status;
}

/** Whether the worker still has to process the email. */
export function isOnItsWay({ status }: Pick<Email, 'status'>): boolean {
  return status === 'queued' || status === 'sending';
}

export const emailRequests = (api: ApiClient) => ({
  retryEmail: (id: string) => answer(api.POST('/api/admin/emails/{id}/retry', { params: { path: { id } } })),

  retryAddress: (id: string) =>
    done(api.POST('/api/admin/dead-addresses/{id}/retry', { params: { path: { id } } })),

  /** With the name of a DKIM key, or none. */
  examineEmails: (selector: string) =>
    answer(api.POST('/api/admin/email-doctor', { body: selector === '' ? {} : { selector } })),

  /** Of a test email that has arrived. They are at the beginning of it, so the server need not have the rest. */
  readHeaders: (headers: string) =>
    answer(
      api.POST('/api/admin/email-doctor/headers', {
        body: { headers: headers.slice(0, MAX_HEADERS_LENGTH) },
      }),
    ),

  sendTestEmail: () => answer(api.POST('/api/admin/emails/test')),
});

export const emailTextRequests = (api: ApiClient) => ({
  /** Those of the contest too, if there is one. */
  listEditableEmails: (contestId: string | undefined) =>
    answer(api.GET('/api/admin/email-texts', { params: { query: { contestId } } })),

  previewEmailText: (id: string, texts: Schemas['EmailTextsDto']) =>
    answer(api.POST('/api/admin/email-texts/{id}/preview', { params: { path: { id } }, body: texts })),

  /** Sends the owner an email with texts that need not be saved. */
  tryEmailText: (id: string, text: Schemas['TryEmailTextDto']) =>
    answer(api.POST('/api/admin/email-texts/{id}/test', { params: { path: { id } }, body: text })),
});
