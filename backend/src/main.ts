import 'reflect-metadata';
import { createApi } from './api.js';
import { run } from './lifecycle.js';

await run('api', async (config, freePort) => {
  const app = await createApi(config);
  await freePort();
  await app.listen(config.port, config.host);
  return app;
});
