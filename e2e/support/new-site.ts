import type { Page } from '@playwright/test';
import { startProcesses } from '../../scripts/test/processes.mjs';
import { expect } from './asserted.js';

/** As it is stored: without the hyphen. */
const CODE = '7KQ4M2XD';
const PASSWORD = 'mazha pole oru raagam';

/** Starts a site without an owner: that of the other tests has one from its first start. */
export async function startNewSite() {
  const { sites, query, stop } = await startProcesses({
    env: { OWNER_PASSWORD: '' },
    workers: 0,
    isNew: true,
  });
  await query(
    `insert into setup_codes (code_hash, expires_at) values (sha256($1::bytea), now() + interval '30 minutes')`,
    [Buffer.from(CODE)],
  );
  return { origin: originOf(sites), query, stop };
}

/** Starts a site whose owner has written nothing. It is public. */
export async function startEmptySite() {
  const { sites, stop } = await startProcesses({ workers: 0, isNew: true });
  return { origin: originOf(sites), stop };
}

const originOf = ([site]: string[]) => String(site).replace('127.0.0.1', 'localhost');

/** Becomes its owner, up to the step of the name. */
export async function becomeOwner(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/setup`);
  await page.getByLabel('Code').fill('7kq4-m2xd');
  await page.getByLabel('A password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Next: your name' }).click();
  await expect(page.getByLabel('Your name in English')).toBeVisible();
}
