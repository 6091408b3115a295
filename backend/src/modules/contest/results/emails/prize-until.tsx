import { formatRupees } from '@paattu/shared/rupees';
import { phrases } from '../../../../translations/index.js';
import type { EmailContext } from '../../../mailing/composing/define-email.js';
import type { Invented } from '../../../mailing/composing/invented.js';
import { MyEntry, Paragraph } from '../../../mailing/composing/parts.js';

interface RunningPayload {
  name: string;
  contestTitle: string;
  prizeAmount: number;
  dueAt: string;
  timeZone: string;
  /** To the entrant's page of the entry. Absent as in the emails about an entry. */
  link: string;
}

const DUE = {
  en: (prize: string, dueAt: string, timeZone: string) =>
    `The prize: ${prize}. You can answer until ${phrases.en.deadline(dueAt, timeZone)} (${timeZone}).`,
  ml: (prize: string, dueAt: string, timeZone: string) =>
    `സമ്മാനം: ${prize}. ${phrases.ml.deadline(dueAt, timeZone)} (${timeZone}) വരെ മറുപടി നൽകാം.`,
};

/** Until when an answer is possible. The owner cannot replace it. */
export const prizeUntil = (
  { prizeAmount, dueAt, timeZone, link }: RunningPayload,
  { language, text, line, pageUrl }: EmailContext<'greeting' | 'text' | 'myEntry'>,
) => (
  <>
    {text('greeting')}
    {text('text')}
    <Paragraph>{DUE[language](formatRupees(prizeAmount), dueAt, timeZone)}</Paragraph>
    <MyEntry link={link} label={line('myEntry')} pageUrl={pageUrl} />
  </>
);

export const sampleOffer = ({ name, contestTitle }: Invented): RunningPayload => ({
  name,
  contestTitle,
  prizeAmount: 500_000,
  dueAt: '2026-02-03T13:00:00.000Z',
  timeZone: 'Asia/Kolkata',
  link: '',
});
