import { placeLink } from '../../support/console.js';
import { expectAccessible } from '../../support/accessibility.js';
import { CONTRACT_VERSION } from '@paattu/api-client/console';
import { foreignFont } from '../../support/script-errors.js';
import { expect, test } from '../../support/test.js';

// The product finds the console's pages on another host. A request header of the test would cause CORS preflight
// requests to that host, which a visitor's browser never sends.
// Without SMTP, as in `without-smtp.spec.ts`: one product serves both.
test.use({ remoteElsewhere: true, hasSmtp: false, demo: false, extraHTTPHeaders: {} });

test('the console loads a remote from another host', async ({ ownerPage, remoteHost }) => {
  await remoteHost.start();
  const fromHost: string[] = [];
  ownerPage.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === remoteHost.origin) fromHost.push(pathname);
  });

  await ownerPage.goto('/admin');

  await expect(ownerPage.getByText('Nothing waits for you.')).toBeVisible();
  await ownerPage.getByRole('link', { name: 'Entries', exact: true }).click();
  await expect(ownerPage.getByText('No entries yet')).toBeVisible();
  await placeLink(ownerPage, 'Home').click();
  await ownerPage.getByRole('link', { name: 'Analytics' }).click();
  await expect(ownerPage.getByText('Approval rate')).toBeVisible();
  await expect(ownerPage.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await ownerPage.getByRole('button', { name: '30 days' }).click();
  // A new site: each part of the analytics is empty.
  for (const nothing of [
    'No song has been played yet.',
    'No entry is waiting',
    'Nothing has happened yet',
    'No songs yet',
  ])
    await expect(ownerPage.getByText(nothing)).toBeVisible();
  const entries = ownerPage.getByRole('button', { name: /^Entries 0/ });
  await entries.click();
  await expect(entries).toHaveAttribute('aria-pressed', 'true');
  await expect(ownerPage.getByRole('heading', { name: / per (day|song|entry)$/ })).toHaveCount(0);
  await expectAccessible(ownerPage);
  expect(fromHost).toContain('/remoteEntry.js');
});

test('a host that is down affects its own pages only, and Retry restores them', async ({
  ownerPage,
  remoteHost,
  scriptErrors,
}) => {
  scriptErrors.expect(/net::ERR_[A-Z_]+|remoteEntry\.js/);
  scriptErrors.allow(foreignFont);

  await ownerPage.goto('/admin');
  const notice = ownerPage.getByRole('alert');
  await expect(notice).toContainText('This part of the console is unavailable');
  await expect(notice).toContainText('Entries, songs and settings could not be loaded.');
  await expect(ownerPage.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await ownerPage.keyboard.press('Control+b');
  await expect(ownerPage.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  await ownerPage.getByRole('link', { name: 'Queue dashboard' }).click();
  await expect(ownerPage).toHaveURL(/\/admin\/queues/);
  await ownerPage.goBack();

  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toContainText('This part of the console is unavailable');

  await remoteHost.start();
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(ownerPage.getByText('Nothing waits for you.')).toBeVisible();
  await expect(notice).toBeHidden();
});

/** Another build of the remote, for a contract version. */
function otherBuild(contractVersion: number): Record<string, string> {
  return {
    '/remoteEntry.js': `
      const navigation = [{ label: 'Visitors', path: 'visitors', icon: 'M4 12h16' }];
      const exposed = {
        './navigation': { contractVersion: ${contractVersion}, navigation },
        './App': { default: () => 'Nobody is here today' },
      };
      export const init = () => {};
      export const get = async (name) => () => exposed[name];
    `,
  };
}

test('another build of a remote works if its contract version is the same', async ({
  ownerPage,
  remoteHost,
}) => {
  await remoteHost.start(otherBuild(CONTRACT_VERSION));

  await ownerPage.goto('/admin');

  await expect(ownerPage).toHaveURL('/admin/visitors');
  await expect(ownerPage.getByRole('main')).toHaveText('Nobody is here today');
  await expect(ownerPage.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText(
    'Visitors',
  );
});

test('a host that goes down in the middle of a session affects the pages that are not loaded, and they say so', async ({
  ownerPage,
  remoteHost,
  scriptErrors,
}) => {
  scriptErrors.expect(/net::ERR_[A-Z_]+|dynamically imported module/);
  scriptErrors.allow(foreignFont);
  await remoteHost.start();
  await ownerPage.goto('/admin/contest/entries');
  await expect(ownerPage.getByText('No entries yet')).toBeVisible();

  await remoteHost.stop();
  await placeLink(ownerPage, 'Stats').click();
  const notice = ownerPage.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('Error Loading Analytics');
  await expect(notice).toContainText('This part of the console is not available now.');
  await ownerPage.goBack();
  await expect(ownerPage.getByText('No entries yet')).toBeVisible();

  await placeLink(ownerPage, 'Stats').click();
  await expect(notice).toBeVisible();
  await remoteHost.start();
  await notice.getByRole('button', { name: 'Try Again' }).click();
  await expect(ownerPage.getByText('Approval rate')).toBeVisible();
});

for (const version of [CONTRACT_VERSION - 1, CONTRACT_VERSION + 1]) {
  test(`a remote for version ${version} of the contract does not run, and the console shows why`, async ({
    ownerPage,
    remoteHost,
  }) => {
    await remoteHost.start(otherBuild(version));

    await ownerPage.goto('/admin/visitors');

    const notice = ownerPage.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('This part of the console is unavailable');
    await expect(notice).toContainText('was built for another version of the console');
    await expect(ownerPage.getByText('Nobody is here today')).toHaveCount(0);
    await expect(ownerPage.getByRole('link', { name: 'Queue dashboard' })).toBeVisible();

    await remoteHost.stop();
    await remoteHost.start(otherBuild(CONTRACT_VERSION));
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(ownerPage.getByRole('main')).toHaveText('Nobody is here today');
  });
}
