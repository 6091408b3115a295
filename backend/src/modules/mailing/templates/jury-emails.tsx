import { dayOf } from '@paattu/api-client/dates';
import type { PageUrl, RecipientLimit } from './email-template.js';
import { ownTextEmail } from './own-text-email.js';
import { Action, Paragraph, SecretLink } from '../composing/parts.js';

interface JuryPayload {
  name: string;
  contestTitle: string;
}

interface InvitationPayload extends JuryPayload {
  /** Absent in emails that earlier releases queued. */
  plan?: { beginsAt: string; endsAt: string; timeZone: string; entries: number; hours: number };
  /** Absent where the owner reads the email, and removed once it was sent. */
  link: string;
}

interface WorkPayload extends JuryPayload {
  /** How many entries the judge has left. */
  open: number;
  closesAt: string;
  timeZone: string;
}

type WorkEmail = 'jury-opened' | 'jury-reassigned' | 'jury-extended' | 'jury-reminder';

/** A judge has a part in the contest, so an opt-out does not concern her. */
const toJudge = {
  audience: 'account',
  showsHead: true,
  values: ({ name, contestTitle }: JuryPayload, _: PageUrl) => ({
    name: () => name,
    contest: () => contestTitle,
  }),
} as const;

/** Of what the owner can do again and again. After the last email, the jury room and the reminders have what holds. */
const OFTEN = { count: 5, hours: 24 };

/** Says what a judge has to do until when. */
const workEmail = <Name extends WorkEmail>(name: Name, limit: RecipientLimit | null) =>
  ownTextEmail(name, {
    ...toJudge,
    limit,
    body: ({ open, closesAt, timeZone }: WorkPayload, { t, text, line, pageUrl }) => (
      <>
        {text('greeting')}
        {text('text')}
        <Paragraph>{t.jury.left(open, closesAt, timeZone)}</Paragraph>
        <Action href={pageUrl('/jury')}>{line('action')}</Action>
        {text('lifetime')}
      </>
    ),
  });

export const juryEmails = {
  'jury-invitation': ownTextEmail('jury-invitation', {
    ...toJudge,
    limit: { count: 5, hours: 24 },
    body: ({ link, plan }: InvitationPayload, { t, text, line }) => (
      <>
        {text('greeting')}
        {text('text')}
        {plan && (
          <Paragraph>
            {t.jury.plan(dayOf(plan.beginsAt, plan.timeZone), dayOf(plan.endsAt, plan.timeZone))}{' '}
            {t.jury.work(plan.entries, plan.hours)}
          </Paragraph>
        )}
        <SecretLink link={link} removed={t.linkRemoved} label={line('action')} />
        {text('account')}
        {text('lifetime')}
        {text('notYou')}
      </>
    ),
  }),
  'jury-opened': workEmail('jury-opened', null),
  'jury-reassigned': workEmail('jury-reassigned', OFTEN),
  'jury-extended': workEmail('jury-extended', OFTEN),
  'jury-reminder': workEmail('jury-reminder', null),
};
