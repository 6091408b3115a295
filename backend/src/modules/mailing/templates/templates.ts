/** What each template needs, by its name. Links are whole addresses. */
export interface EmailTemplates {
  'verify-email': { name: string; link: string };
  'reset-password': { name: string; link: string };
  'entry-received': { name: string; youtubeUrl: string; contestTitle: string };
  'entry-approved': { name: string; youtubeUrl: string; contestTitle: string };
  'entry-rejected': { name: string; youtubeUrl: string; contestTitle: string };
  'entry-returned': { name: string; youtubeUrl: string; contestTitle: string };
  'contact-message': { name: string; email: string; subject: string; message: string };
  'contact-receipt': { name: string; subject: string };
}
