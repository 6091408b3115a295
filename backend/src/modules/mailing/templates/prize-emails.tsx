import { dayOf, timeOf } from '@paattu/api-client/dates';
import { dates } from '@paattu/api-client/dates/en';
import { emailLink } from '@paattu/api-client/rules';
import { formatRupees } from '@paattu/api-client/rupees';
import type { EmailTemplate } from './email-template.js';
import { aboutEntry, type EntryPayload, myEntry } from './entry-emails.js';
import { ownTextEmail } from './own-text-email.js';
import { Action, Paragraph, TextLink, Title } from '../composing/parts.js';
import { plainName } from '../composing/plain-name.js';

type OfferPayload = Pick<EntryPayload, 'name' | 'contestTitle' | 'link'> & { prizeAmount: number };

interface RunningPayload extends OfferPayload {
  dueAt: string;
  timeZone: string;
}

/** An opt-out does not concern the winner: the time to answer runs from the email on. */
const toWinner = {
  audience: 'account',
  limit: null,
  showsHead: true,
  values: ({ name, contestTitle }: OfferPayload) =>
    aboutEntry.values({ name, contestTitle } as EntryPayload, String),
} as const;

/** The hours are a rule, so the owner cannot replace the sentence that says them. */
const prizeOffer = ownTextEmail('prize-offer', {
  ...toWinner,
  body: ({ place, prizeAmount, ...payload }: OfferPayload & { place: number }, context) => (
    <>
      {context.text('greeting')}
      {context.text('text')}
      <Paragraph>{context.t.prize.offered(place, formatRupees(prizeAmount))}</Paragraph>
      <Paragraph>{context.t.prize.hours}</Paragraph>
      {myEntry(payload, context)}
      {context.text('tax')}
    </>
  ),
});

/** Until when an answer is possible, which the owner cannot replace either. */
const prizeUntil = (name: 'prize-reminder' | 'prize-resumed') =>
  ownTextEmail(name, {
    ...toWinner,
    body: ({ prizeAmount, dueAt, timeZone, ...payload }: RunningPayload, context) => (
      <>
        {context.text('greeting')}
        {context.text('text')}
        <Paragraph>{context.t.prize.due(formatRupees(prizeAmount), dueAt, timeZone)}</Paragraph>
        {myEntry(payload, context)}
      </>
    ),
  });

const prizeAccepted = ownTextEmail('prize-accepted', {
  ...toWinner,
  body: ({ prizeAmount, ...payload }: OfferPayload, context) => (
    <>
      {context.text('greeting')}
      {context.text('text')}
      <Paragraph>{context.t.prize.accepted(formatRupees(prizeAmount))}</Paragraph>
      {context.text('then')}
      {myEntry(payload, context)}
    </>
  ),
});

/** What the owner learns of an offer. `left`: the entrant left the contest. `corrected`: a correction of the result left the entry out. `late`: the fourth of the five days to notify the winner has begun. */
const NEWS_OF_OFFER = {
  accepted: {
    title: 'The prize is accepted',
    text: 'The entrant has accepted the prize. Please arrange the payment.',
  },
  declined: {
    title: 'The prize is declined',
    text: 'The entrant has declined the prize. You may offer it to the runner-up.',
  },
  lapsed: {
    title: 'The offer of the prize has lapsed',
    text: 'The entrant has not answered within 48 hours. You may offer the prize to the runner-up.',
  },
  left: {
    title: 'The offer of the prize has lapsed',
    text: 'The entrant has left the contest before an answer. You may offer the prize to the runner-up.',
  },
  corrected: {
    title: 'The offer of the prize has lapsed',
    text: 'The corrected result lacks the entry. You may offer the prize to the next place of this result.',
  },
  late: {
    title: 'The winner has got no email yet',
    text: 'The winner must be notified within five days of the announcement, and the fourth of them has begun. No email with an offer of the prize was sent so far.',
  },
};

export type NewsOfOffer = keyof typeof NEWS_OF_OFFER;

interface OwnerPayload {
  news: NewsOfOffer;
  contestTitle: string;
  /** To whom the prize was offered. Absent where it was offered to nobody, and in an email that an earlier release queued. */
  offer?: {
    name: string;
    email: string;
    prizeAmount: number;
    /** When the offer was answered, or lapsed. */
    endedAt: string;
    timeZone: string;
  };
}

/** Each row of the console's list has its subject, also one of another release. */
function sentencesOf({ news }: Partial<OwnerPayload>): { title: string; text: string } {
  return (news && NEWS_OF_OFFER[news]) ?? { title: 'News of the prize', text: '' };
}

const ownerPrize: EmailTemplate<OwnerPayload> = {
  audience: 'owner',
  limit: null,
  texts: (_, payload) => {
    const { title, text } = sentencesOf(payload);
    return { subject: title, preview: text };
  },
  values: () => ({}),
  body: (payload, { pageUrl }) => {
    const { title, text } = sentencesOf(payload);
    return (
      <>
        <Title>{title}</Title>
        <Paragraph>{payload.contestTitle}</Paragraph>
        <Paragraph>{text}</Paragraph>
        {payload.offer && <OfferLines {...payload.offer} />}
        <Action href={pageUrl('/admin/results')}>See the prize</Action>
      </>
    );
  },
};

function OfferLines({ name, email, prizeAmount, endedAt, timeZone }: NonNullable<OwnerPayload['offer']>) {
  const day = dates.long(dayOf(endedAt, timeZone));
  return (
    <Paragraph>
      Entrant: {plainName(name)}, <TextLink href={emailLink(email)}>{email}</TextLink>
      <br />
      Prize: {formatRupees(prizeAmount)}
      <br />
      Date: {day}, {timeOf(endedAt, timeZone)} ({timeZone})
    </Paragraph>
  );
}

export const prizeEmails = {
  'prize-offer': prizeOffer,
  'prize-reminder': prizeUntil('prize-reminder'),
  'prize-resumed': prizeUntil('prize-resumed'),
  'prize-accepted': prizeAccepted,
  'owner-prize': ownerPrize,
};
