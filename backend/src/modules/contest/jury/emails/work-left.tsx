import { phrases } from '../../../../translations/index.js';
import type { EmailContext } from '../../../mailing/composing/define-email.js';
import type { Invented } from '../../../mailing/composing/invented.js';
import { Action, Paragraph } from '../../../mailing/composing/parts.js';

export interface WorkPayload {
  name: string;
  contestTitle: string;
  /** How many entries the judge has left. */
  open: number;
  closesAt: string;
  timeZone: string;
}

const LEFT = {
  en: (entries: number, closesAt: string, timeZone: string) =>
    `You have ${entries === 1 ? 'one entry' : `${entries} entries`} left to mark. You can mark until ${phrases.en.deadline(closesAt, timeZone)} (${timeZone}).`,
  ml: (entries: number, closesAt: string, timeZone: string) =>
    `ഇനി ${entries === 1 ? 'ഒരു എൻട്രിക്ക്' : `${entries} എൻട്രികൾക്ക്`} മാർക്കിടാനുണ്ട്. ${phrases.ml.deadline(closesAt, timeZone)} (${timeZone}) വരെ മാർക്കിടാം.`,
};

/** The work of a judge, and its end. */
export const workLeft = (
  { open, closesAt, timeZone }: WorkPayload,
  { language, text, line, pageUrl }: EmailContext<'greeting' | 'text' | 'action' | 'lifetime'>,
) => (
  <>
    {text('greeting')}
    {text('text')}
    <Paragraph>{LEFT[language](open, closesAt, timeZone)}</Paragraph>
    <Action href={pageUrl('/jury')}>{line('action')}</Action>
    {text('lifetime')}
  </>
);

export const sampleWork = ({ name, contestTitle }: Invented): WorkPayload => ({
  name,
  contestTitle,
  open: 7,
  closesAt: '2026-01-20T18:30:00.000Z',
  timeZone: 'Asia/Kolkata',
});
