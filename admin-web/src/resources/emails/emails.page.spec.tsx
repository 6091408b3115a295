import {
  answerContests,
  answerMail,
  button,
  counts,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  fill,
  findDialog,
  isOff,
  openConsole,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { lastAsked, settled } from '../../../test/requests';
import { mailServerSentences } from '../../mail-server/sentences';
import { settingsSentences } from '../settings/sentences';
import type { Email, EmailDetail, EmailText } from './api';
import { doctorSentences } from './doctor/sentences';
import { emailSentences as t } from './sentences';

const EMAILS = '/api/admin/emails';
const EMAIL = '/api/admin/emails/{id}';
const RETRY = '/api/admin/emails/{id}/retry';
const TEST = '/api/admin/emails/test';
const TEXTS = '/api/admin/email-texts';
const TEXT = '/api/admin/email-texts/{id}';
const PREVIEW = '/api/admin/email-texts/{id}/preview';
const TRY = '/api/admin/email-texts/{id}/test';
const DEAD = '/api/admin/dead-addresses';
const RETRY_ADDRESS = '/api/admin/dead-addresses/{id}/retry';
const DOCTOR = '/api/admin/email-doctor';
const OPT_OUTS = '/api/admin/opt-outs';

const email = (changes: Partial<Email> = {}): Email =>
  example('AdminEmailDto', {
    id: 'email-1',
    subject: 'നിങ്ങളുടെ എൻട്രി മത്സരത്തിൽ',
    toAddress: 'asha@visitor.example',
    createdAt: '2025-06-17T12:00:00.000Z',
    status: 'sent',
    delivery: 'smtp',
    ...changes,
  });
const detail = (changes: Partial<EmailDetail> = {}): EmailDetail =>
  example('AdminEmailContentDto', { ...email(), ...changes });
/** The console asks often for an email that was written just now. */
const onItsWay = () => ({ status: 'queued', delivery: null, createdAt: new Date().toISOString() }) as const;
const failed = { status: 'failed', lastError: '550 no such mailbox', delivery: null } as const;

withConsole();
beforeEach(() => answerMail({}));

const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the addresses that emails come back from', () => {
  const dead = example('DeadAddressDto', {
    id: 'bounce-1',
    address: 'latha@visitor.example',
    kind: 'permanent',
    detail: '550 5.1.1 User unknown',
    createdAt: '2025-06-17T12:00:00.000Z',
  });

  it('are listed with the reason, and get emails again by a press', async () => {
    server.list(EMAILS, []);
    server.list(DEAD, [dead]);
    await openConsole('/settings/email');
    await press(await screen.findByRole('link', { name: 'Coming back' }));
    const shown = await row(/latha@visitor\.example/);
    expect(shown.textContent).toContain('There is no such mailbox');
    expect(shown.textContent).toContain('550 5.1.1 User unknown');
    server.fail('post', RETRY_ADDRESS);
    await press(button('Try again: latha@visitor.example'));
    await expectAlert('Failed to let emails go there again');
    server.answer('post', RETRY_ADDRESS, 204);
    server.list(DEAD, []);
    await press(button('Try again: latha@visitor.example'));
    await screen.findByText('Emails go to latha@visitor.example again');
    await screen.findByText('No emails come back');
  });

  it('that did not load can be loaded again', async () => {
    server.lose('get', DEAD);
    await openConsole('/settings/email/dead-addresses');
    await screen.findByText('Error Loading Addresses');
  });
});

describe('the email doctor', () => {
  const record = { name: '_dmarc.asha.in', value: 'v=DMARC1; p=none' };
  const checkup = example('EmailCheckupDto', {
    domain: 'asha.in',
    gmailAndYahoo: 'spam',
    outlook: 'unknown',
    findings: [
      { finding: 'spf-good', state: 'good', about: 'asha.in', record: null },
      { finding: 'dmarc-missing', state: 'warning', about: 'asha.in', record },
    ],
  });

  it('looks on a press, and shows the record to copy', async () => {
    server.list(EMAILS, []);
    server.answer('post', DOCTOR, 200, checkup);
    await openConsole('/settings/email');
    await press(await screen.findByRole('link', { name: 'Email doctor' }));
    await screen.findByRole('heading', { name: 'Email Doctor' });
    expect(server.requestsOf('post', DOCTOR)).toEqual([]);
    await press(button('Look'));
    await screen.findByText('SPF: asha.in permits your mail server.');
    expect(screen.getByText('Gmail and Yahoo: Your emails arrive, but may be put under spam.')).toBeTruthy();
    expect(screen.getByText('_dmarc.asha.in TXT "v=DMARC1; p=none"')).toBeTruthy();
    expect(button('Copy the record of _dmarc.asha.in')).toBeTruthy();
  });

  it('without a mail server, says so with the way to set one, and looks at nothing', async () => {
    answerMail({ smtpHost: null });
    await openConsole('/settings/email/doctor');
    await screen.findByText(doctorSentences.noServer);
    expect(screen.getByRole('link', { name: mailServerSentences.setServer }).getAttribute('href')).toBe(
      '/setup?step=email&from=console',
    );
    expect(screen.queryByRole('button', { name: 'Look' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Read' })).toBeNull();
  });

  it('sends the name of the key, and says what went wrong', async () => {
    server.refuse('post', DOCTOR, 429, 'TOO_MANY_REQUESTS', { message: 'Too many requests.' });
    await openConsole('/settings/email/doctor');
    await fill(await screen.findByRole('textbox', { name: /^Name of your DKIM key/ }), ' songs ');
    await press(button('Look'));
    await screen.findByText('Too many requests.');
    expect(server.received('post', DOCTOR)).toEqual([{ selector: 'songs' }]);
  });

  it('reads a test email that is pasted, and takes over the name of its key', async () => {
    const read = `${DOCTOR}/headers` as const;
    server.refuse('post', read, 429, 'TOO_MANY_REQUESTS', { message: 'Too many requests.' });
    await openConsole('/settings/email/doctor');
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^The test email/ });
    await press(button('Read'));
    expect(descriptionOf(field)).toBe('Paste the test email first.');
    expect(server.requestsOf('post', read)).toEqual([]);
    await fill(field, 'From: songs@asha.in');
    await press(button('Read'));
    await screen.findByText('Too many requests.');
    expect(field.value).toBe('From: songs@asha.in');
    server.answer('post', read, 200, {
      findings: [
        { finding: 'signed', state: 'good', about: 'brevo1' },
        { finding: 'dmarc-failed', state: 'bad', about: 'fail' },
      ],
      selector: 'brevo1',
    });
    await press(button('Read'));
    await screen.findByText('It is signed in the name of its sender (key brevo1).');
    const key = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name of your DKIM key/ });
    expect(key.value).toBe('brevo1');
    expect(server.received('post', read)).toEqual(Array(2).fill({ headers: 'From: songs@asha.in' }));
  });
});

describe('the list of emails', () => {
  it('shows the state of each, and filters by state, address and day', async () => {
    server.list(EMAILS, ({ query }) => {
      const { q, status } = JSON.parse(query.get('filter') ?? '{}') as Record<string, string>;
      const all = [
        email(),
        email({ id: 'email-2', subject: 'A receipt', delivery: 'kept' }),
        email({ id: 'email-3', subject: 'A reset', ...failed }),
        email({ id: 'email-4', subject: 'A notice', status: 'suppressed', delivery: null }),
      ];
      return all.filter((one) => (!status || one.status === status) && (!q || one.toAddress.includes(q)));
    });
    await openConsole('/settings/email');
    expect(within(await row(/മത്സരത്തിൽ/)).getByRole('cell', { name: 'Sent' })).toBeTruthy();
    expect(within(await row(/A receipt/)).getByRole('cell', { name: 'Not sent' })).toBeTruthy();
    expect((await row(/A reset/)).textContent).toContain('550 no such mailbox');
    expect(within(await row(/A notice/)).getByRole('cell', { name: 'Suppressed' })).toBeTruthy();
    await waitFor(() => expect(counts['settings/email']).toEqual({ count: 1, label: '1 failed' }));
    // Only a failed email can be sent again.
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);

    await press(button('Failed'));
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    await fill(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }), 'nobody');
    await screen.findByText('No email matches');
    expect(lastAsked(EMAILS).filter).toEqual({ status: 'failed', q: 'nobody' });
  });

  it('keeps its days in the address, the last one included', async () => {
    server.list(EMAILS, [email()]);
    const days = ['Written from', 'Written until'].map(
      (label) => () => screen.getByLabelText<HTMLInputElement>(label),
    );
    await openConsole('/settings/email');
    await row(/മത്സരത്തിൽ/);
    const [from, until] = days as [() => HTMLInputElement, () => HTMLInputElement];
    await fill(until(), '2025-01-01');
    await fill(from(), '2024-12-31');
    const filter = { from: new Date(2024, 11, 31).toISOString(), to: new Date(2025, 0, 2).toISOString() };
    await waitFor(() => expect(lastAsked(EMAILS).filter).toEqual(filter));
    await settled();
    await openConsole(`/settings/email?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await row(/മത്സരത്തിൽ/);
    expect([from().value, until().value]).toEqual(['2024-12-31', '2025-01-01']);
    await fill(from(), '');
    await waitFor(() => expect(lastAsked(EMAILS).filter).toEqual({ to: filter.to }));
  });

  it('is put in the order of a column, and then reversed', async () => {
    server.list(EMAILS, [email()]);
    await openConsole('/settings/email');
    await row(/മത്സരത്തിൽ/);
    expect(lastAsked(EMAILS).sort).toEqual(['createdAt', 'DESC']);
    const head = () => screen.getByRole('columnheader', { name: 'To' });
    await press(within(head()).getByRole('button'));
    await waitFor(() => expect(lastAsked(EMAILS).sort).toEqual(['toAddress', 'ASC']));
    await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
    await press(within(head()).getByRole('button'));
    await waitFor(() => expect(lastAsked(EMAILS).sort).toEqual(['toAddress', 'DESC']));
  });

  it.each([
    ['no mail server', { smtpHost: null }, t.kept, mailServerSentences.kept],
    [
      'a mail server that rejects the password',
      { problem: 'log-in' },
      settingsSentences.email.problems['log-in'],
      mailServerSentences.waits,
    ],
  ] as const)(
    'with %s, the page says that emails do not work, and what becomes of a test email',
    async (_, mail, state, told) => {
      answerMail(mail);
      server.list(EMAILS, []);
      await openConsole('/settings/email');
      await screen.findByText(state);
      expect(screen.getByText(t.emptyUnsent)).toBeTruthy();
      expect(screen.getByRole('link', { name: mailServerSentences.setServer }).getAttribute('href')).toBe(
        '/setup?step=email&from=console',
      );
      server.answer('post', TEST, 201, email({ toAddress: 'owner@paattu.example', ...onItsWay() }));
      await press(button('Send test email'));
      await screen.findByText(told);
      // Above the list and in the toast.
      expect(screen.getAllByRole('link', { name: mailServerSentences.setServer })).toHaveLength(2);
    },
  );

  it('of a local start say that the terminal has the links', async () => {
    answerMail({ smtpHost: null });
    server.answer('get', '/api/texts', 200, { emails: 'logged' });
    server.list(EMAILS, []);
    await openConsole('/settings/email');
    await screen.findByText(t.logged);
    server.answer('post', TEST, 201, email(onItsWay()));
    await press(button('Send test email'));
    await screen.findByText(mailServerSentences.logged);
  });

  it('sends a test email, and lists it', async () => {
    server.list(EMAILS, []);
    await openConsole('/settings/email');
    await screen.findByText('No emails yet');
    expect(screen.getByText(t.emptyText)).toBeTruthy();
    server.fail('post', TEST);
    await press(button('Send test email'));
    await expectAlert('Failed to queue the test email');
    server.answer('post', TEST, 201, () => {
      const test = email({ subject: 'A test email', ...onItsWay(), toAddress: 'owner@paattu.example' });
      server.list(EMAILS, [test]);
      return test;
    });
    await press(button('Send test email'));
    await screen.findByText('Test email to owner@paattu.example queued');
    expect(screen.getByText(t.works('smtp.example.org:587'))).toBeTruthy();
    expect(within(await row(/A test email/)).getByRole('cell', { name: 'Queued' })).toBeTruthy();
    // It updates by itself while an email is on its way.
    server.list(EMAILS, [email({ subject: 'A test email' })]);
    await screen.findByRole('cell', { name: 'Sent' });
  });

  it('sends an email to a dead address once emails go there again, and says so before', async () => {
    const back = { status: 'suppressed', suppressedFor: 'dead-address', delivery: null } as const;
    server.list(EMAILS, [email(back)]);
    await openConsole('/settings/email');
    const message = 'Let them go there again first.';
    server.refuse('post', RETRY, 409, 'INVALID_TRANSITION', { message });
    await press(within(await row(/മത്സരത്തിൽ/)).getByRole('button', { name: 'Retry' }));
    await expectAlert('Failed to queue the email again', message);
    server.answer('post', RETRY, 200, () => {
      server.list(EMAILS, [email(onItsWay())]);
      return email(onItsWay());
    });
    await press(within(await row(/മത്സരത്തിൽ/)).getByRole('button', { name: 'Retry' }));
    await screen.findByRole('cell', { name: 'Queued' });
  });

  it('sends a failed email again, unless that fails too', async () => {
    server.list(EMAILS, [email(failed)]);
    await openConsole('/settings/email');
    await waitFor(() => expect(counts['settings/email']?.count).toBe(1));
    server.refuse('post', RETRY, 409, 'INVALID_TRANSITION');
    await press(await screen.findByRole('button', { name: 'Retry' }));
    await expectAlert('Failed to queue the email again');
    server.answer('post', RETRY, 200, () => {
      server.list(EMAILS, ({ query }) => (query.get('filter')?.includes('failed') ? [] : [email()]));
      return email({ status: 'queued' });
    });
    await press(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Email queued again');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    await waitFor(() => expect(counts['settings/email']?.count).toBe(0));
  });
});

describe('an email', () => {
  async function openEmail(shown: EmailDetail): Promise<void> {
    server.answer('get', EMAIL, 200, shown);
    await openConsole(`/settings/email/${shown.id}/show`);
    await screen.findByRole('heading', { level: 2, name: shown.subject });
  }
  const facts = () =>
    Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );

  it('is shown as it is read, and its markup can do nothing', async () => {
    const html = '<h1>Hello</h1><script>alert(1)</script>';
    await openEmail(
      detail({
        text: 'Your page: https://paattu.example/e/1 and more.',
        html,
        language: 'ml',
        sentAt: '2025-06-17T12:00:00.000Z',
      }),
    );
    expect(facts()).toEqual({
      To: 'asha@visitor.example',
      Kind: 'entry approved',
      Language: 'Malayalam',
      Written: expect.stringMatching(/^17 Jun 2025/),
      Sent: expect.stringMatching(/^17 Jun 2025/),
      Attempts: '1',
    });
    const link = screen.getByRole('link', { name: 'https://paattu.example/e/1' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://paattu.example/e/1',
      'noopener noreferrer',
    ]);
    const frame = screen.getByTitle('Preview of “നിങ്ങളുടെ എൻട്രി മത്സരത്തിൽ”');
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', html]);
  });

  it('that was not sent says why', async () => {
    await openEmail(detail({ delivery: 'kept', sentAt: '2025-06-17T12:00:00.000Z' }));
    expect(screen.getByText('Not sent, because no mail server is set.')).toBeTruthy();
    expect(Object.keys(facts())).toContain('Not sent');
    await openEmail(detail({ status: 'suppressed', suppressedFor: 'opt-out', delivery: null }));
    expect(screen.getByText('Not sent, since the address has opted out of emails.')).toBeTruthy();
    await openEmail(detail({ status: 'suppressed', suppressedFor: 'dead-address', delivery: null }));
    expect(screen.getByText('Not sent, since emails to this address come back.')).toBeTruthy();
    await openEmail(detail(failed));
    expect(facts()['Last error']).toBe('550 no such mailbox');
  });

  it('that is sent again keeps the focus near, and shows its way', async () => {
    await openEmail(detail(failed));
    server.answer('post', RETRY, 200, () => {
      server.answer('get', EMAIL, 200, detail(onItsWay()));
      return email({ status: 'queued' });
    });
    await press(button('Retry'));
    await screen.findByText('Queued');
    await expectFocus(() => screen.getByText('Queued').closest('[tabindex]')!);
    server.answer('get', EMAIL, 200, detail());
    await screen.findByText('Sent');
  });

  it('that did not load can be loaded again', async () => {
    server.lose('get', EMAIL);
    await openConsole('/settings/email/email-1/show');
    await screen.findByText('Error Loading Emails');
    server.answer('get', EMAIL, 200, detail());
    await press(button('Try Again'));
    await screen.findByRole('heading', { level: 2, name: detail().subject });
  });
});

describe('the texts of emails', () => {
  const listed = (changes: object = {}) =>
    example('EditableEmailDto', { isOfContest: false, replaced: [], ...changes });

  it('are listed for the contest and for the site, with those that the owner has replaced', async () => {
    const contest = example('ContestSummaryDto', { id: 'contest-1', title: 'Cover Song Contest 2025' });
    answerContests([contest]);
    server.answer('get', TEXTS, 200, {
      contest: { id: 'contest-1', title: contest.title },
      emails: [
        listed({ id: 'approved', label: 'entry approved', isOfContest: true }),
        listed({ id: 'receipt', label: 'receipt of a contact message', replaced: ['en', 'ml'] }),
        listed({ id: 'answer', label: 'answer to a contact message', replaced: ['ml'] }),
      ],
    });
    await openConsole('/settings/email/texts');
    const group = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await group('Emails about Cover Song Contest 2025')).toEqual(['entry approvedThe usual text']);
    expect(await group('Emails of the site')).toEqual([
      'receipt of a contact messageYour text in English and Malayalam',
      'answer to a contact messageYour text in Malayalam',
    ]);
    expect(screen.getByRole('link', { name: 'entry approved' }).getAttribute('href')).toBe(
      '/admin/settings/email/texts/approved',
    );
    expect(server.requestsOf('get', TEXTS).at(-1)!.query.get('contestId')).toBe('contest-1');
  });

  it('without a contest are those of the site', async () => {
    server.answer('get', TEXTS, 200, { contest: null, emails: [listed({ label: 'receipt' })] });
    await openConsole('/settings/email/texts');
    const ofContests = within(await screen.findByRole('region', { name: 'Emails about a contest' }));
    expect(ofContests.getByText('Each contest has its own texts. Choose one to see them.')).toBeTruthy();
    expect(server.requestsOf('get', TEXTS).at(-1)!.query.get('contestId')).toBeNull();
  });
});

describe('the text of an email', () => {
  const variables = [
    { name: 'name', meaning: 'name of the person', isLink: false },
    { name: 'contactForm', meaning: 'contact form', isLink: true },
  ] as const;
  const block = (name: string, label: string, isLine: boolean) =>
    example('EmailBlockDto', { name, label, isLine, variables: isLine ? [variables[0]] : [...variables] });
  const usual = {
    subject: 'Your message',
    greeting: 'Hello {{name}},',
    last: 'Use the [contact form]({{contactForm}}).',
  };
  const usualMalayalam = { ...usual, greeting: 'നമസ്കാരം {{name}},' };
  const record = (changes: Partial<EmailText> = {}): EmailText =>
    example('EmailTextDto', {
      id: 'answer',
      label: 'answer to a contact message',
      contest: null,
      blocks: [
        block('subject', 'Subject and title', true),
        block('greeting', 'Greeting', true),
        block('last', 'Last paragraph', false),
      ],
      variables: ['name', 'contactForm'],
      defaults: usual,
      defaultsMalayalam: usualMalayalam,
      texts: usual,
      textsMalayalam: usualMalayalam,
      version: 'first',
      ...changes,
    });
  const MISSING = '{{contactForm}} is missing.';
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const save = () => button('Save');

  async function openText(shown = record()): Promise<void> {
    server.answer('get', TEXT, 200, shown);
    server.answer('post', PREVIEW, 200, ({ body }) => {
      const { texts, textsMalayalam } = body as Pick<EmailText, 'texts' | 'textsMalayalam'>;
      const rendered = ({ subject, greeting }: Record<string, string>) => ({
        subject: subject ?? '',
        html: `<p>${greeting?.replace('{{name}}', 'Asha Menon')}</p>`,
      });
      const errors = texts.last!.includes('{{contactForm}}') ? [] : [{ field: 'last', message: MISSING }];
      return { english: rendered(texts), malayalam: rendered(textsMalayalam), isSample: true, errors };
    });
    await openConsole(`/settings/email/texts/${shown.id}`);
    await screen.findByRole('textbox', { name: 'Greeting (English)' });
    await screen.findByRole('article', { name: 'Preview in English' });
    await settled();
  }
  const preview = (language: string) =>
    within(screen.getByRole('article', { name: `Preview in ${language}` }));
  const store = (version: string) =>
    server.answer('put', TEXT, 200, ({ body }) => record({ ...(body as Partial<EmailText>), version }));

  it('takes a name by the keyboard where the owner was typing', async () => {
    await openText();
    const greeting = field('Greeting (English)');
    await fill(greeting, 'Dear !');
    greeting.setSelectionRange(5, 5);
    button('Insert into Greeting (English)').focus();
    await pressKey('{Enter}');
    const names = await screen.findAllByRole('menuitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['name of the person: {{name}}']);
    names[0]!.focus();
    await pressKey('{Enter}');
    await waitFor(() => expect(greeting.value).toBe('Dear {{name}}!'));
    await expectFocus(() => greeting);
    expect(greeting.selectionStart).toBe('Dear {{name}}'.length);
    await waitFor(() =>
      expect(preview('English').getByTitle('Email').getAttribute('srcdoc')).toBe('<p>Dear Asha Menon!</p>'),
    );
    expect(preview('English').getByTitle('Email').getAttribute('sandbox')).toBe('');
    expect(screen.getByText('With invented data, because no such email was sent yet.')).toBeTruthy();
    expect(preview('Malayalam').getByTitle('Email').getAttribute('srcdoc')).toBe(
      '<p>നമസ്കാരം Asha Menon,</p>',
    );
  });

  it('that lacks what it needs is not saved, and the usual one mends it', async () => {
    await openText();
    const last = field('Last paragraph (English)');
    await fill(last, 'Write again.');
    await fill(field('Greeting (English)'), 'Dear {{name}}');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .some((status) => status.textContent?.includes(`Last paragraph (English): ${MISSING}`)),
      ).toBe(true),
    );
    server.refuse('put', TEXT, 400, 'EMAIL_TEXT_INVALID', {
      details: [{ field: 'last', code: 'EMAIL_TEXT_INVALID', message: MISSING }],
    });
    await press(save());
    await waitFor(() => expect(descriptionOf(last)).toBe(MISSING));
    await expectFocus(() => last);

    expect(isOff(button('Usual text in Malayalam'))).toBe(true);
    await press(button('Usual text in English'));
    await waitFor(() => expect(last.value).toBe(usual.last));
    await waitFor(() => expect(descriptionOf(last)).toBe(''));
    expect(field('Greeting (English)').value).toBe('Hello {{name}},');
    expect(screen.getByText('The usual texts in English are in the form.')).toBeTruthy();
  });

  it('is tried before it is saved, with an error at its field', async () => {
    await openText();
    await fill(field('Subject and title (Malayalam)'), 'നിങ്ങളുടെ സന്ദേശം');
    server.refuse('post', TRY, 400, 'EMAIL_TEXT_INVALID', {
      details: [{ field: 'lastMalayalam', code: 'EMAIL_TEXT_INVALID', message: MISSING }],
    });
    await press(button('Send to me in Malayalam'));
    await waitFor(() => expect(descriptionOf(field('Last paragraph (Malayalam)'))).toBe(MISSING));
    server.answer('post', TRY, 201, email({ toAddress: 'owner@paattu.example' }));
    await press(button('Send to me in Malayalam'));
    await screen.findByText('Email with invented data to owner@paattu.example queued');
    expect(server.received('post', TRY).at(-1)).toEqual({
      language: 'ml',
      texts: { ...usualMalayalam, subject: 'നിങ്ങളുടെ സന്ദേശം' },
    });
    expect(server.received('put', TEXT)).toEqual([]);
  });

  it('that another tab has changed is shown beside the own one', async () => {
    await openText();
    const subject = () => field('Subject and title (English)');
    await fill(subject(), 'We have it');
    server.refuse('put', TEXT, 412, 'CHANGED_MEANWHILE');
    const texts = { ...usual, subject: 'Your letter is here' };
    server.answer('get', TEXT, 200, record({ texts, version: 'theirs' }));
    await press(save());
    const dialog = await findDialog('Somebody else has changed this meanwhile');
    await press(dialog.getByRole('radio', { name: /Your letter is here/ }));
    store('third');
    await press(dialog.getByRole('button', { name: 'Save the chosen texts' }));
    await screen.findByText('Texts saved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(subject().value).toBe('Your letter is here');
    expect(server.versionsSeen('put', TEXT)).toEqual(['"first"', '"theirs"']);
    expect(server.received('put', TEXT).at(-1)).toEqual({ texts, textsMalayalam: usualMalayalam });
  });

  it('of a contest leads back to the texts of this contest', async () => {
    await openText(record({ contest: { id: 'contest-1', title: 'Cover Song Contest 2025' } }));
    expect(screen.getByText(/For Cover Song Contest 2025 alone\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Texts of emails/ }).getAttribute('href')).toBe(
      '/admin/settings/email/texts?contest=contest-1',
    );
    server.lose('post', PREVIEW);
    await fill(field('Greeting (English)'), 'Dear {{name}}');
    await screen.findByText('The preview could not be loaded.');
  });
});

describe('opt-outs', () => {
  it('are listed by address, and searched', async () => {
    const long = `${'asha'.repeat(15)}@visitor.example`;
    const optOut = (address: string) => example('AdminOptOutDto', { id: address, email: address });
    server.list(OPT_OUTS, ({ query }) =>
      [optOut(long), optOut('ravi@visitor.example')].filter((one) =>
        one.email.includes((JSON.parse(query.get('filter') ?? '{}') as { q?: string }).q ?? ''),
      ),
    );
    await openConsole('/settings/email/opt-outs');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    await fill(search, long);
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
    expect(screen.getByRole('rowheader').textContent).toContain(long);
    await fill(search, `not-${long}`);
    await screen.findByText('No address matches');
    await fill(search, '');
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
  });

  it('say that there are none', async () => {
    server.list(OPT_OUTS, []);
    await openConsole('/settings/email/opt-outs');
    await screen.findByText('No opt-outs yet');
  });
});
