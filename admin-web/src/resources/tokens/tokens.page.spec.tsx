import {
  button,
  confirm,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  fill,
  main,
  openConsole,
  press,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { lastAsked, settled, takeRequests } from '../../../test/requests';
import type { ApiToken } from './api';

const TOKENS = '/api/admin/tokens';
const TOKEN = '/api/admin/tokens/{id}';
const NAME = 'Statistics of the label';
const SECRET = `paattu_${'a'.repeat(43)}`;

const token = (changes: Partial<ApiToken> = {}): ApiToken =>
  example('ApiTokenDto', { id: NAME, name: NAME, status: 'active', lastUsedAt: null, ...changes });

withConsole();

async function openTokens(...tokens: ApiToken[]): Promise<void> {
  server.list(TOKENS, tokens);
  await openConsole('/settings/technical/tokens');
  await screen.findByRole('form', { name: 'Make a token' });
  await settled();
}
const form = () => within(screen.getByRole('form', { name: 'Make a token' }));
const name = () => form().getByLabelText<HTMLInputElement>('Name');
const scope = (label: RegExp) => form().getByRole<HTMLInputElement>('checkbox', { name: label });
const make = () => press(form().getByRole('button', { name: 'Make a Token' }));
const row = (of: string) => screen.findByRole('row', { name: new RegExp(of) });

describe('the form of a token', () => {
  it('needs a name and a scope', async () => {
    await openTokens();
    expect(screen.getByText('No tokens yet')).toBeTruthy();
    await make();
    await waitFor(() => expect(descriptionOf(name())).toBe('Please enter a name'));
    await expectFocus(name);
    await fill(name(), NAME);
    await make();
    await form().findByText('Please choose at least one scope');
    await expectFocus(() => form().getAllByRole('checkbox')[0]!);
    expect(server.received('post', TOKENS)).toEqual([]);
  });

  it('keeps what is chosen if the server refuses', async () => {
    await openTokens();
    const message = 'Twenty tokens are active.';
    server.refuse('post', TOKENS, 409, 'TOO_MANY_TOKENS', { message });
    await fill(name(), NAME);
    await press(scope(/^Read the songs/));
    await make();
    await expectAlert(message);
    expect([scope(/^Read the songs/).checked, name().value]).toEqual([true, NAME]);
  });

  it('shows a new token once, with the focus on it, and empties itself', async () => {
    await openTokens();
    server.answer('post', TOKENS, 201, () => {
      server.list(TOKENS, [token()]);
      return example('NewApiTokenDto', { ...token(), token: SECRET });
    });
    await fill(name(), NAME);
    // Chosen in another order than they are listed in.
    await press(scope(/^Read the statistics/));
    await press(scope(/^Read the songs/));
    await make();
    const shown = await screen.findByLabelText<HTMLInputElement>('Token');
    await expectFocus(() => shown);
    expect([shown.value, shown.readOnly]).toEqual([SECRET, true]);
    expect(descriptionOf(shown)).toBe('Copy the token now: it is not shown again.');
    expect(server.received('post', TOKENS)).toEqual([
      { name: NAME, scopes: ['songs:read', 'analytics:read'], days: 90 },
    ]);
    expect([name().value, scope(/^Read the songs/).checked]).toEqual(['', false]);
    expect(within(await row(NAME)).getByRole('cell', { name: 'Active' })).toBeTruthy();

    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await press(button('Copy'));
    await screen.findByText('Token copied');
    expect(copied).toEqual([SECRET]);
    clipboard.writeText = () => Promise.reject(new Error('no permission'));
    await press(button('Copy'));
    await expectAlert('The browser did not copy the token. Select and copy it yourself.');
    await press(button('Hide the Token'));
    await waitFor(() => expect(screen.queryByLabelText('Token')).toBeNull());
  });
});

describe('the list of tokens', () => {
  it('shows what became of each, and filters by it', async () => {
    await openTokens(
      token({ lastUsedAt: '2025-06-17T12:00:00.000Z' }),
      token({ id: 'old', name: 'പഴയത്', status: 'expired' }),
      token({ id: 'gone', name: 'Gone', status: 'revoked' }),
    );
    expect((await row(NAME)).textContent).toContain('17 Jun 2025');
    expect((await row('പഴയത്')).textContent).toContain('never used');
    // Only one that works can be revoked.
    expect(screen.getAllByRole('button', { name: /^Revoke / })).toHaveLength(1);
    server.list(TOKENS, []);
    await press(button('Expired'));
    await screen.findByText('Nothing under “Expired”');
    expect(lastAsked(TOKENS).filter).toEqual({ status: 'expired' });
  });

  it('shows a revoked token with one request', async () => {
    await openTokens(token());
    takeRequests();
    server.answer('delete', TOKEN, 200, token({ status: 'revoked' }));
    await press(button(`Revoke ${NAME}`));
    await confirm(`Revoke the token “${NAME}”?`, 'Revoke');
    await screen.findByText(`Token “${NAME}” revoked`);
    await waitFor(() => expect(main().queryByRole('button', { name: `Revoke ${NAME}` })).toBeNull());
    expect(within(await row(NAME)).getByRole('cell', { name: 'Revoked' })).toBeTruthy();
    await settled();
    expect(takeRequests()).toEqual([`DELETE /api/admin/tokens/${encodeURIComponent(NAME)}`]);
  });

  it('loads again if a token could not be revoked', async () => {
    await openTokens(token());
    server.refuse('delete', TOKEN, 404, 'NOT_FOUND', { message: 'There is no such token.' });
    server.list(TOKENS, []);
    await press(button(`Revoke ${NAME}`));
    await confirm(`Revoke the token “${NAME}”?`, 'Revoke');
    await expectAlert('Failed to revoke the token', 'There is no such token.');
    await screen.findByText('No tokens yet');
  });
});
