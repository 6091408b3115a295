import { createTestApp, type TestApp } from '../../../test/app.js';
import { emails } from '../../emails.js';
import { inTransaction } from '../../database/transaction.js';
import type { EmailTemplate } from './composing/define-email.js';
import { MailingService } from './mailing.service.js';
import { OutgoingEmail } from './outgoing-email.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.asSuperuser('truncate outgoing_emails'));
afterAll(() => app.close());

/** Queues an email without content; returns whether the mailbox gets it. */
function queue(name: string, to: string): Promise<boolean> {
  const template = emails.find((email) => email.name === name) as EmailTemplate;
  return inTransaction(app.dataSource, async (tx) => {
    const queued = await app.get(MailingService).queueEmail(tx, { template, to, payload: {} });
    return queued !== null;
  });
}

/** Spellings of one Gmail mailbox. */
const spelling = (n: number) => {
  const dots = [...'ashamenon'].map((letter, index) =>
    index > 0 && (n >> (index - 1)) & 1 ? `.${letter}` : letter,
  );
  return `${dots.join('')}+${n}@${n % 2 ? 'gmail.com' : 'googlemail.com'}`;
};

const limited = emails.flatMap(({ name, limit }) => (limit === null ? [] : [[name, limit.count] as const]));

// @trust email-recipient-limits
it.each(limited)(
  '%s: the limit of %i holds for a mailbox, however its address is spelt',
  async (template, count) => {
    const answers: boolean[] = [];
    for (let n = 0; n <= count; n++) answers.push(await queue(template, spelling(n)));
    expect(answers).toEqual([...Array<boolean>(count).fill(true), false]);
    expect(await queue(template, 'asha.menon@visitor.example')).toBe(true);
  },
);

// @trust email-recipient-limits
it('simultaneous emails to spellings of one mailbox count each other', async () => {
  await Promise.all(Array.from({ length: 25 }, (_, n) => queue('contact-receipt', spelling(n))));
  expect(await app.dataSource.manager.countBy(OutgoingEmail, { template: 'contact-receipt' })).toBe(3);
});

it('emails of an earlier release, without keys, count by their address', async () => {
  for (let n = 0; n < 3; n++) await queue('contact-receipt', 'asha@visitor.example');
  await app.dataSource.query('update outgoing_emails set recipient_key = null');
  expect(await queue('contact-receipt', 'asha@visitor.example')).toBe(false);
  expect(await queue('contact-receipt', 'asha+1@visitor.example')).toBe(true);
});
