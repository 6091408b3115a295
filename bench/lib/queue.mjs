// @ts-check
import { createPostgresBackend, Queue, setDefaultBackendFactory } from 'bullmq';

const BATCH = 500;

/**
 * Adds a job for each email, as the product does.
 * @param {import('./product.mjs').Product} product
 * @param {string[]} ids
 */
export async function dispatch({ config }, ids) {
  const { redisUrl, databaseUrl } = config;
  setDefaultBackendFactory(redisUrl === null ? createPostgresBackend : undefined);
  /** The type of BullMQ has only Redis; its PostgreSQL backend reads these options. @type {object} */
  const connection =
    redisUrl === null ? { connectionString: databaseUrl, schema: 'jobs', max: 2 } : { url: redisUrl };
  const queue = new Queue('emails', {
    connection,
    defaultJobOptions: { attempts: 5, removeOnComplete: { count: 100 } },
  });
  try {
    for (let at = 0; at < ids.length; at += BATCH) {
      await queue.addBulk(
        ids.slice(at, at + BATCH).map((emailId) => ({
          name: 'send',
          data: { emailId },
          opts: { deduplication: { id: emailId } },
        })),
      );
    }
  } finally {
    await queue.close();
  }
}
