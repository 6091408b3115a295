import {
  example,
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
import type { DisposableDomain } from './api';

const CLUSTERS = '/api/admin/votes/clusters';
const DOMAINS = '/api/admin/votes/disposable-domains';

withConsole();
beforeEach(() => {
  const contest = example('ContestSummaryDto', { id: 'contest-1', title: 'Cover Song Contest 2025' });
  server.answer('get', '/api/contests', 200, [contest]);
  server.answer('get', '/api/admin/contests/{id}/result', 200, example('AdminResultDto'));
  server.answer('get', '/api/admin/votes/summary', 200, example('VotesSummaryDto'));
  server.answer('get', '/api/admin/votes/hours', 200, []);
  server.answer('get', CLUSTERS, 200, []);
  server.answer('get', '/api/admin/votes/fraud-actions', 200, []);
  server.answer('get', DOMAINS, 200, []);
});

it('says that there are no votes, no suspicious ones and no decisions', async () => {
  await openConsole('/votes');
  await screen.findByText('No votes look suspicious.');
  await screen.findByText('Nobody has voted yet.');
  await screen.findByText('Nothing was decided yet.');
});

it('says where the suspicious votes do not load, and loads them again', async () => {
  server.fail('get', CLUSTERS);
  await openConsole('/votes');
  const title = await screen.findByText('The suspicious votes could not be loaded');
  server.answer('get', CLUSTERS, 200, []);
  const failure = within(title.closest<HTMLElement>('[role="alert"]')!);
  await press(failure.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('No votes look suspicious.');
});

describe('throwaway domains', () => {
  let domains: DisposableDomain[] = [];
  const section = () => within(screen.getByRole('region', { name: 'Throwaway mail domains' }));
  const field = (name: RegExp) => section().getByRole<HTMLInputElement>('textbox', { name });
  const enter = async (domain: string) => {
    await fill(field(/^Domain/), domain);
    await pressKey('{Enter}');
  };

  beforeEach(async () => {
    domains = [];
    server.answer('get', DOMAINS, 200, () => domains);
    server.answer('post', DOMAINS, 201, ({ body }) => {
      const { domain, reason } = body as { domain: string; reason: string };
      const added = example('DisposableDomainDto', { domain: domain.replace('@', '').toLowerCase(), reason });
      domains = [added, ...domains];
      return added;
    });
    await openConsole('/votes');
    await screen.findByText('You have added no throwaway domain.');
  });

  it('need a domain and a reason', async () => {
    section().getByRole('button', { name: 'Add' }).focus();
    await pressKey('{Enter}');
    await section().findByText('Please enter a domain');
    await section().findByText('Please write the reason');
    await expectFocus(() => field(/^Domain/));
  });

  it.each([
    {
      typed: 'asha@gmail.com',
      code: 'EVERYDAY_DOMAIN',
      error: 'Many people have their everyday address at this domain.',
    },
    {
      typed: 'rivalcollege.ac.in',
      code: 'ACADEMIC_DOMAIN',
      error: 'People who study or work there have their address at this domain.',
    },
  ])('cannot be $typed', async ({ typed, code, error }) => {
    server.refuse('post', DOMAINS, 400, code, {
      message: error,
      details: [{ field: 'domain', code, message: error }],
    });
    await fill(field(/^Reason/), 'Mailboxes for ten minutes');
    await enter(typed);
    await section().findByText(error);
    expect(field(/^Domain/).value).toBe(typed);
  });

  it('are listed with their reasons, and removed with a reason', async () => {
    await fill(field(/^Reason/), 'Mailboxes for ten minutes');
    await enter('@Thrown.EXAMPLE');
    await screen.findByText('thrown.example added');
    expect([field(/^Domain/).value, field(/^Reason/).value]).toEqual(['', '']);
    const item = await section().findByRole('listitem');
    expect(item.textContent).toMatch(/^thrown\.example.*Mailboxes for ten minutes.*added/);

    server.answer('delete', '/api/admin/votes/disposable-domains/{domain}', 204);
    within(item).getByRole('button', { name: 'Remove thrown.example' }).focus();
    await pressKey('{Enter}');
    const question = within(await screen.findByRole('dialog', { name: 'Remove thrown.example?' }));
    await press(question.getByRole('button', { name: 'Remove' }));
    await question.findByText('Please write the reason');
    domains = [];
    await fill(question.getByLabelText<HTMLInputElement>(/^Reason/), 'Added by mistake');
    await pressKey('{Enter}');
    await screen.findByText('thrown.example removed');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(section().queryByRole('listitem')).toBeNull());
    await expectFocus(() => field(/^Domain/));
  });
});
