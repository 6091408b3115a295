import { prepareFile } from './file-rules';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('a picture that cannot be read here is left to the server', async () => {
  // Node decodes no pictures.
  const cover = new File([PNG], 'cover.png', { type: 'image/png' });

  expect(await prepareFile('cover', cover)).toBe(cover);
});

test.each(['a form that is sent while its field prepares the file', 'a form that is sent afterwards'])(
  'a file is prepared once: %s waits for the same',
  async (moment) => {
    const text = new File(['no picture'], 'cover.png', { type: 'image/png' });
    const preparing = prepareFile('cover', text);
    if (moment.endsWith('afterwards')) await preparing;

    expect(prepareFile('cover', text)).toBe(preparing);
    expect(await preparing).toMatchObject({ args: { title: 'Invalid File Type' } });
  },
);
