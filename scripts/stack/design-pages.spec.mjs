// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';

test.each(['public-web/dist/client', 'public-web/dist/server', 'shell/dist', 'admin-web/dist'])(
  '%s, which a release serves, has nothing of the design pages',
  (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|html|css|json)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(0);
    // Both pages link to each other with these words.
    const withDesign = files.filter((file) =>
      readFileSync(join(root, folder, file), 'utf8').includes('The components of the'),
    );
    expect(withDesign).toEqual([]);
  },
);
