import {
  answerMail,
  button,
  chooseOption,
  confirm,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  fill,
  openConsole,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { lastAsked, settled, takeRequests } from '../../../test/requests';
import { mailServerSentences } from '../../mail-server/sentences';
import type { Moderator } from './api';
import { moderatorSentences as t } from './sentences';

const MODERATORS = '/api/admin/moderators';
const MODERATOR = '/api/admin/moderators/{id}';
const RULES = '/api/admin/staff-rules';
const INVITATION = '/api/admin/moderators/{id}/invitation';
const EMAIL = 'divya@paattu.example';

const moderator = (changes: Partial<Moderator> = {}): Moderator =>
  example('ModeratorDto', { id: 'divya', email: EMAIL, name: null, status: 'invited', ...changes });

withConsole();
beforeEach(() => {
  server.answer('get', RULES, 200, { needFactor: false, withoutFactor: 0 });
  answerMail({});
});

async function openModerators(...moderators: Moderator[]): Promise<void> {
  server.list(MODERATORS, moderators);
  await openConsole('/settings/team');
  await screen.findByRole('form', { name: 'Invite a moderator' });
  await settled();
}
const form = () => within(screen.getByRole('form', { name: 'Invite a moderator' }));
const email = () => form().getByLabelText<HTMLInputElement>('Email');
const language = () => form().getByLabelText<HTMLSelectElement>('Language of the email');
const invite = async (address: string) => {
  await fill(email(), address);
  await press(form().getByRole('button', { name: 'Invite' }));
};
const row = () => screen.findByRole('row', { name: new RegExp(EMAIL) });
const menu = () => button(`More actions for ${EMAIL}`);
const act = async (item: string) => {
  await press(menu());
  await press(await screen.findByRole('menuitem', { name: item }));
};

describe('an invitation', () => {
  it('to an address whose emails come back is sent all the same, and says so', async () => {
    await openModerators();
    const dead = moderator({ doEmailsComeBack: true });
    server.answer('post', MODERATORS, 201, dead);
    server.list(MODERATORS, [dead]);
    await invite(EMAIL);
    await screen.findByText(/come back\. This email is sent all the same, and may not arrive/);
    expect((await row()).textContent).toContain('Emails come back');
  });

  it('needs an address, and is sent in the chosen language', async () => {
    await openModerators();
    expect(screen.getByText('No moderators yet')).toBeTruthy();
    await invite('divya@');
    await waitFor(() => expect(descriptionOf(email())).toBe('Please enter a valid email address'));
    await expectFocus(email);
    await expectAlert('Invalid Email');
    server.answer('post', MODERATORS, 201, () => {
      server.list(MODERATORS, [moderator({ language: 'ml' })]);
      return moderator();
    });
    await chooseOption(language(), 'Malayalam');
    await invite(EMAIL);
    await screen.findByText(`Invitation to ${EMAIL} queued`);
    expect(server.received('post', MODERATORS)).toEqual([{ email: EMAIL, language: 'ml' }]);
    expect((await row()).textContent).toContain('Invited');
    expect([email().value, language().value]).toEqual(['', 'ml']);
  });

  it.each([
    { status: 400, code: 'OWNER_NEEDS_NO_INVITATION', message: 'This is the address of the owner.' },
    { status: 409, code: 'INVITED_ALREADY', message: 'This address is invited already.' },
  ] as const)('is refused with $code, and the address stays', async ({ status, code, message }) => {
    await openModerators();
    server.refuse('post', MODERATORS, status, code, {
      message,
      details: [{ field: 'email', code, message }],
    });
    await invite(EMAIL);
    await waitFor(() => expect(descriptionOf(email())).toBe(message));
    await expectFocus(email);
    expect(email().value).toBe(EMAIL);
  });

  it('is sent again, unless it was accepted meanwhile', async () => {
    await openModerators(moderator({ status: 'expired' }));
    server.answer('post', INVITATION, 201, moderator());
    await act('Send Again');
    await screen.findByText(`Invitation to ${EMAIL} queued`);
    await waitFor(async () => expect((await row()).textContent).toContain('Invited'));
    server.refuse('post', INVITATION, 409, 'INVITATION_SETTLED', { message: 'It was accepted.' });
    server.list(MODERATORS, [moderator({ status: 'active', name: 'ദിവ്യ' })]);
    await act('Send Again');
    await expectAlert('Failed to send the invitation', 'It was accepted.');
    await waitFor(async () => expect((await row()).textContent).toContain('ദിവ്യ'));
    await press(menu());
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Revoke']);
    await pressKey('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expectFocus(menu);
  });
});

describe('without a mail server', () => {
  const SET_UP = '/setup?step=email&from=console';

  it('the page leads to the mail server in place of the invitation', async () => {
    server.answer('get', '/api/texts', 200, { emails: 'kept' });
    server.list(MODERATORS, [moderator()]);
    await openConsole('/settings/team');
    await screen.findByText(t.needsServer);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: mailServerSentences.setServer }).getAttribute('href')).toBe(
      SET_UP,
    );
    await row();
    await press(menu());
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Revoke',
    ]);
    server.list(MODERATORS, []);
    await openConsole('/settings/team');
    await screen.findByText(t.emptyKept);
  });

  it('a local start says that the terminal has the link, before the press and after it', async () => {
    server.answer('get', '/api/texts', 200, { emails: 'logged' });
    answerMail({ smtpHost: null });
    await openModerators();
    expect(descriptionOf(email())).toBe(`${t.linkLogged} ${mailServerSentences.setServer}`);
    expect(screen.queryByText(t.inviteHint)).toBeNull();
    server.answer('post', MODERATORS, 201, moderator());
    await invite(EMAIL);
    await expectAlert(mailServerSentences.notSent, mailServerSentences.logged);
  });
});

describe('the rights of a moderator', () => {
  it('end with one request', async () => {
    await openModerators(moderator({ status: 'active' }));
    takeRequests();
    server.answer('delete', MODERATOR, 200, moderator({ status: 'revoked' }));
    await act('Revoke');
    await confirm(`Revoke the rights of ${EMAIL}?`, 'Revoke');
    await screen.findByText(`${EMAIL} is no moderator any more`);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull());
    expect((await row()).textContent).toContain('Revoked');
    await settled();
    expect(takeRequests()).toEqual(['DELETE /api/admin/moderators/divya']);
  });

  it('stay if the request fails, and after a Cancel', async () => {
    await openModerators(moderator({ status: 'active' }));
    await act('Revoke');
    await confirm(`Revoke the rights of ${EMAIL}?`, 'Cancel');
    await expectFocus(menu);
    server.lose('delete', MODERATOR);
    await act('Revoke');
    await confirm(`Revoke the rights of ${EMAIL}?`, 'Revoke');
    await expectAlert('Failed to revoke the rights');
    expect((await row()).textContent).toContain('Active');
    expect(server.requestsOf('delete', MODERATOR)).toHaveLength(1);
  });

  it('are filtered by their state', async () => {
    await openModerators(moderator({ status: 'active' }));
    server.list(MODERATORS, []);
    await press(button('Revoked'));
    await screen.findByText('Nothing under “Revoked”');
    expect(lastAsked(MODERATORS)).toEqual({ filter: { status: 'revoked' }, sort: ['invitedAt', 'DESC'] });
  });
});

it('the owner asks for a passkey or an app, and the list shows who has none', async () => {
  server.answer('get', RULES, 200, { needFactor: false, withoutFactor: 1 });
  const asha = moderator({ id: 'asha', email: 'asha@paattu.example', status: 'active', hasFactor: true });
  await openModerators(
    moderator({ status: 'active', hasFactor: false }),
    asha,
    moderator({ id: 'ravi', email: 'ravi@paattu.example', hasFactor: null }),
  );
  const rule = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Each moderator needs a passkey/ });
  expect(rule.checked).toBe(false);
  expect(descriptionOf(rule)).toMatch(/^1 moderator has the password alone\. If you tick this/);
  expect((await row()).textContent).toContain('Password alone');
  expect((await screen.findByRole('row', { name: /asha@/ })).textContent).toContain('Passkey or app');
  expect((await screen.findByRole('row', { name: /ravi@/ })).textContent).not.toMatch(/Password|Passkey/);
  server.answer('put', RULES, 200, () => {
    server.answer('get', RULES, 200, { needFactor: true, withoutFactor: 1 });
    return { needFactor: true, withoutFactor: 1 };
  });
  const save = server.hold('put', RULES);
  rule.click();
  // In the event of the press, for a screen reader.
  expect(rule.checked).toBe(true);
  save();
  await screen.findByText('Moderators need a passkey or an app now');
  expect(rule.checked).toBe(true);
  expect(server.received('put', RULES)).toEqual([{ needFactor: true }]);
  expect(descriptionOf(rule)).toMatch(/^1 moderator has the password alone: after the next sign-in/);
  await waitFor(async () => expect((await row()).textContent).toContain('Password alone: must add one'));

  server.fail('put', RULES);
  await press(rule);
  await waitFor(() => expect(rule.checked).toBe(true));
});
