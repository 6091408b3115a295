/** What each template shows, by its name. Links are whole addresses. */
export interface EmailTemplates {
  'verify-email': { name: string; link: string };
  'reset-password': { name: string; link: string };
  'entry-received': EntryPayload;
  'entry-approved': EntryPayload;
  'entry-rejected': EntryPayload;
  'entry-returned': EntryPayload;
  'contact-message': { name: string; email: string; subject: string; message: string };
  'contact-receipt': { name: string };
  'test-email': object;
}

export interface EntryPayload {
  name: string;
  youtubeUrl: string;
  contestTitle: string;
}

export type EmailTemplateName = keyof EmailTemplates;
