import { CONTRACT_VERSION } from '@paattu/api-client/console';
import { stubGlobal, unstubGlobals } from '../../../packages/api-client/test/stub-global';
import type { RemoteDescription } from './registry';

const load = jest.fn();
const register = jest.fn();
jest.doMock('@module-federation/runtime', () => ({ loadRemote: load, registerRemotes: register }));
const { ContractMismatch, loadNavigation, loadPreviews, registerRemote } = await import('./registry');

const navigation = [{ label: 'Entries', path: 'entries', icon: '' }];

/** Each test uses another name, because the registry counts failures by name. */
function remote(name: string, changes: Partial<RemoteDescription> = {}): RemoteDescription {
  return {
    name,
    title: 'Pages',
    provides: 'pages',
    entry: `/remotes/${name}/remoteEntry.js`,
    contractVersion: CONTRACT_VERSION,
    ...changes,
  };
}

beforeAll(() => {
  stubGlobal('window', { location: { origin: 'https://site.example' } });
});
beforeEach(() => jest.resetAllMocks());
afterAll(() => unstubGlobals());

test('registers a remote under its absolute address', () => {
  registerRemote(remote('first'));

  expect(register).toHaveBeenCalledWith(
    [{ name: 'first', entry: 'https://site.example/remotes/first/remoteEntry.js', type: 'module' }],
    { force: false },
  );
});

test('loads the navigation of a compatible remote', async () => {
  load.mockResolvedValue({ contractVersion: CONTRACT_VERSION, navigation });

  await expect(loadNavigation(remote('compatible'), 'en')).resolves.toMatchObject({ navigation });
  expect(load).toHaveBeenCalledWith('compatible/navigation');
});

test('loads the language of a remote before its navigation', async () => {
  const loadLanguage = jest.fn(() => {
    expect(load).not.toHaveBeenCalledWith('malayalam/navigation');
    return Promise.resolve();
  });
  load.mockImplementation((id: string) =>
    Promise.resolve(
      id.endsWith('/language') ? { loadLanguage } : { contractVersion: CONTRACT_VERSION, navigation },
    ),
  );

  await loadNavigation(remote('malayalam'), 'ml');
  expect(loadLanguage.mock.calls).toEqual([['ml']]);
});

test('loads a remote that knows no language', async () => {
  load.mockImplementation((id: string) =>
    id.endsWith('/language')
      ? Promise.reject(new Error('no such module'))
      : Promise.resolve({ contractVersion: CONTRACT_VERSION, navigation }),
  );

  await expect(loadNavigation(remote('older'), 'ml')).resolves.toMatchObject({ navigation });
});

test('runs no code of a remote that the server lists with another contract version', async () => {
  const outdated = remote('outdated', { contractVersion: CONTRACT_VERSION - 1 });

  for (const language of ['en', 'ml'] as const)
    await expect(loadNavigation(outdated, language)).rejects.toThrow(ContractMismatch);
  expect(load).not.toHaveBeenCalled();
});

test('rejects a module that was built for another contract version', async () => {
  load.mockResolvedValue({ contractVersion: CONTRACT_VERSION + 1, navigation });

  await expect(loadNavigation(remote('newer'), 'en')).rejects.toThrow(ContractMismatch);
});

test.each([
  ['did not load', () => load.mockRejectedValue(new Error('offline'))],
  ['exposes nothing', () => load.mockResolvedValue(null)],
])('retries a remote that %s under a new address', async (outcome, fail) => {
  const failing = remote(outcome.replaceAll(' ', '-'));
  fail();
  await expect(loadNavigation(failing, 'en')).rejects.toThrow();

  registerRemote(failing);
  expect(register).toHaveBeenCalledWith(
    [expect.objectContaining({ entry: `https://site.example${failing.entry}?attempt=1` })],
    { force: true },
  );
});

test('loads the cards from the remote that provides previews', async () => {
  const cards = { contractVersion: CONTRACT_VERSION };
  load.mockResolvedValue(cards);

  await expect(loadPreviews([remote('pages'), remote('cards', { provides: 'previews' })])).resolves.toBe(
    cards,
  );
  expect(load).toHaveBeenCalledWith('cards/previews');
});

test('reports that no remote provides previews', async () => {
  await expect(loadPreviews([remote('pages')])).rejects.toThrow('no remote offers previews');
});
