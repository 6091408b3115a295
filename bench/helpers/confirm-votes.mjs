// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { CONFIRM_VOTE, createReceipt } from '../lib/built.mjs';
import { runHelper } from './run-helper.mjs';

const SECONDS = 1;
/** As many as the product's connections. */
const CONNECTIONS = 10;

const hash = (/** @type {string} */ token) => createHash('sha256').update(token).digest();

/** Presses links through `pg` alone, as fast as possible, the last one first. */
runHelper(async (/** @type {{ databaseUrl: string, links: number }} */ { databaseUrl, links }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  let left = links;
  const press = () => {
    const link = --left;
    const address = `172.${16 + ((link >> 16) & 15)}.${(link >> 8) & 255}.${link & 255}`;
    const session = hash(randomUUID());
    return pool.query(CONFIRM_VOTE, [
      hash(`voter-${link}`),
      createReceipt(),
      address,
      randomUUID(),
      'browser',
      session,
      // The entry of the link.
      null,
    ]);
  };
  return {
    started: 'ready',
    answer: async () => {
      const begun = performance.now();
      const end = begun + SECONDS * 1000;
      let done = 0;
      const repeat = async () => {
        for (; performance.now() < end; done++) await press();
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
      return (done * 1000) / (performance.now() - begun);
    },
  };
});
