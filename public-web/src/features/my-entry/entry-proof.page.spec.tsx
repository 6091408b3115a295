import { example } from '../../../../packages/api-client/test/example';
import { answerMyEntry, openMyEntry } from '../../../test/my-entry';
import {
  expectFocus,
  expectToast,
  isOff,
  main,
  press,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../test/site';

const PROOF = '/api/my-entry/{id}/proof';
const CHECK = '/api/my-entry/{id}/proof/check';

const asked = {
  ...example('MyOwnershipProofDto'),
  state: 'asked',
  code: 'paattu-ab2c-9xyz',
  canCheck: true,
} as const;

const section = () => within(main().getByRole('region', { name: 'Show That the Video Is Yours' }));
const look = () => main().findByRole('button', { name: 'Look for the Code' });

withSite();
beforeEach(() => {
  answerMyEntry();
  server.answer('get', PROOF, 200, asked);
});

it('the code is found by a press, which runs once', async () => {
  const proved = { ...asked, state: 'proved', code: null, decidedAt: '2025-06-18T05:30:00.000Z' } as const;
  server.answer('post', CHECK, 200, proved);
  const release = server.hold('post', CHECK);
  await openMyEntry();
  const pressed = await look();
  expect(section().getByText('paattu-ab2c-9xyz').getAttribute('translate')).toBe('no');
  pressed.click();
  pressed.click();
  await waitFor(() => expect(isOff(section().getByRole('button', { name: 'Looking...' }))).toBe(true));
  release();

  await expectFocus(() => screen.getByRole('heading', { name: 'The Video Is Yours' }));
  expect(
    main().getByText('You have shown that the video is yours. We found the proof on 18 June 2025, 11:00.'),
  ).toBeTruthy();
  expect(server.received('post', CHECK)).toHaveLength(1);
});

it.each([
  [
    422,
    'CODE_NOT_FOUND',
    'Not Found Yet',
    'The description of the video does not have the code yet. YouTube may take some minutes to show a change.',
  ],
  [
    503,
    'CODE_NOT_CHECKED',
    'YouTube Does Not Answer',
    'We cannot read the description on YouTube at the moment. Please try again later.',
  ],
  [429, 'TOO_MANY_REQUESTS', 'You Have Looked Too Often', 'Too many requests. Please try again later.'],
] as const)(
  'a look that is answered with %d %s says so, and can be repeated',
  async (status, code, title, sentence) => {
    server.refuse('post', CHECK, status, code);
    await openMyEntry();
    await press(await look());
    await expectToast(title, sentence);
    await waitFor(async () => expect(isOff(await look())).toBe(false));
  },
);

it('a proof that was cancelled meanwhile is not asked for any more', async () => {
  server.refuse('post', CHECK, 409, 'NO_PROOF_ASKED');
  await openMyEntry();
  const pressed = await look();
  server.answer('get', PROOF, 200, { ...asked, state: 'cancelled', code: null });
  await press(pressed);
  await expectToast('We Could Not Look for the Code', 'No proof is asked for this entry.');
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Video Is Yours$/ })).toBeNull());
});

it('a site that cannot read descriptions offers no button', async () => {
  server.answer('get', PROOF, 200, { ...asked, canCheck: false });
  await openMyEntry();
  await main().findByText('We look for the code ourselves, and write it here.');
  expect(section().queryByRole('button')).toBeNull();
});

it('an entry that is not in the contest is asked for nothing', async () => {
  answerMyEntry({ status: 'rejected' });
  server.answer('get', PROOF, 200, asked);
  await openMyEntry();
  await screen.findByRole('heading', { name: 'Your entry was not accepted' });
  await waitFor(() => expect(server.received('get', PROOF)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: /Video Is Yours$/ })).toBeNull();
});
