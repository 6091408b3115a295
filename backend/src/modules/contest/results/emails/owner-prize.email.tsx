import { dayOf, timeOf } from '@paattu/shared/dates';
import { dates } from '@paattu/shared/dates/en';
import { emailLink } from '@paattu/shared/rules';
import { formatRupees } from '@paattu/shared/rupees';
import { defineOwnerEmail } from '../../../mailing/composing/define-email.js';
import { Action, Paragraph, TextLink, Title } from '../../../mailing/composing/parts.js';
import { plainName } from '../../../mailing/composing/plain-name.js';

/** The news of an offer for the owner. `left`: the entrant left the contest. `corrected`: a correction of the result left the entry out. `late`: the fourth of the five days to notify the winner has begun. */
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

type NewsOfOffer = keyof typeof NEWS_OF_OFFER;

export interface OwnerPayload {
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

function sentencesOf({ news }: Partial<OwnerPayload>): { title: string; text: string } {
  return (news && NEWS_OF_OFFER[news]) ?? { title: 'News of the prize', text: '' };
}

export const ownerPrize = defineOwnerEmail({
  name: 'owner-prize',
  label: 'news of the prize',
  limit: null,
  subject: (payload: Partial<OwnerPayload>) => sentencesOf(payload).title,
  preview: (payload: Partial<OwnerPayload>) => sentencesOf(payload).text,
  body: (payload: OwnerPayload, { pageUrl }) => {
    const { title, text } = sentencesOf(payload);
    return (
      <>
        <Title>{title}</Title>
        <Paragraph>{payload.contestTitle}</Paragraph>
        <Paragraph>{text}</Paragraph>
        {payload.offer && <OfferLines {...payload.offer} />}
        <Action href={pageUrl('/admin/contest/result')}>See the prize</Action>
      </>
    );
  },
});

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
