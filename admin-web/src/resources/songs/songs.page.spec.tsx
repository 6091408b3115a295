import { readFileSync } from 'node:fs';
import { noteAsserted } from '../../../../packages/api-client/test/asserted';
import { texts } from '../../../../e2e/support/sentences';
import { uploadSentences } from '../../components/file/sentences';
import {
  button,
  choose,
  confirm,
  descriptionOf,
  example,
  expectFocus,
  fill,
  hasUnsavedChanges,
  isInvalid,
  isOff,
  openConsole,
  pictureFile,
  press,
  pressTwice,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { lyricsFrame, pictureFrame, taggedFile } from '../../../test/tagged-file';
import { lastAsked, settled, takeRequests } from '../../../test/requests';
import type { Song } from './api';

const song = (title: string, changes: Partial<Song> = {}): Song =>
  example('AdminSongDto', {
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    artist: 'Nila Varma',
    processing: 'done',
    areLyricsFromTags: false,
    ...changes,
  });
const ROAD = song('Hill Road');
const RIVER = song('Red River');
const MEGABYTE = 1024 * 1024;

withConsole();
afterEach(() => setWidth(1280));
beforeEach(() => {
  server.answer('get', '/api/admin/visibility', 200, example('VisibilityDto', { isPublic: true }));
  server.answer('get', '/api/admin/playback-failures', 200, []);
  server.answer('get', '/api/texts', 200, {});
  server.answer('get', '/api/admin/songs/drawn-cover', 200);
  server.answer('get', '/api/admin/texts/site/preview', 200, example('TextsPreviewDto'));
  show(ROAD, RIVER);
});

function show(...songs: Song[]): void {
  server.list('/api/admin/songs', songs);
  server.answer('get', '/api/admin/songs/{id}', 200, ({ line }) =>
    songs.find(({ id }) => line.endsWith(id))!,
  );
}

const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });
const rare = async (title: string, action: string) => {
  await press(button(`More actions for ${title}`));
  await press(await screen.findByRole('menuitem', { name: action }));
};
const alerts = (...wanted: string[]) =>
  waitFor(() => {
    const shown = screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join();
    for (const text of wanted) expect(shown).toContain(text);
  }).then(() => wanted.forEach((text) => noteAsserted(text)));

async function openList(): Promise<void> {
  await openConsole('/songs');
  await screen.findByRole('row', { name: /Hill Road/ });
  await settled();
}

async function openForm() {
  await press(await screen.findByRole('button', { name: 'Upload Song' }));
  return within(await screen.findByRole('form', { name: 'Upload a song' }));
}

const textForm = () => within(screen.getByRole('form', { name: 'What is written about it' }));
const title = (form: Pick<typeof screen, 'getByLabelText'>) =>
  form.getByLabelText<HTMLInputElement>(/^Title(?! in)/);
const artist = (form: Pick<typeof screen, 'getByLabelText'>) =>
  form.getByLabelText<HTMLInputElement>(/^Artist/);

const setWidth = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({
    width,
  });

async function openText(shown = ROAD) {
  show(shown, RIVER);
  await openConsole(`/songs/${shown.id}`);
  await screen.findByRole('form', { name: 'What is written about it' });
  await settled();
}

describe('the address of a song', () => {
  const openMenuOf = async (changes: Partial<Song>) => {
    show(song('Hill Road', { publishedAt: '2025-01-01T00:00:00Z', ...changes }));
    await openConsole('/songs');
    await press(await screen.findByRole('button', { name: 'More actions for Hill Road' }));
    await screen.findByRole('menuitem', { name: 'Open on the site' });
    return screen.queryByRole('menuitem', { name: 'Copy link' });
  };

  it('can be copied once it stays for good', async () => {
    expect(await openMenuOf({ addressStays: 'known' })).toBeTruthy();
    await openConsole('/songs/hill-road');
    await screen.findByText('It stays when the title changes, so that links keep working.');
  });

  it.each([
    [null, /^It follows the title until visitors can open the song\./],
    ['named' as const, 'It stays while a milestone of the page about you shows the song.'],
  ])('cannot be copied before that: %s', async (addressStays, sentence) => {
    expect(await openMenuOf({ addressStays })).toBeNull();
    await openConsole('/songs/hill-road');
    await screen.findByText(sentence);
  });
});

describe('an address', () => {
  it('opens the upload, whose first field takes the focus', async () => {
    await openConsole('/songs/create');
    const form = within(await screen.findByRole('form', { name: 'Upload a song' }));
    await expectFocus(() => form.getByLabelText('Audio file'));
    expect(server.requests.filter(({ line }) => line.endsWith('/songs/create'))).toEqual([]);
  });

  it.each([
    [404, 'NOT_FOUND', 'There is nothing at this address'],
    [400, 'VALIDATION_FAILED', /^The server does not understand this address\./],
  ] as const)(
    'that the server rejects (%s) says why, and is asked for once',
    async (status, code, reason) => {
      server.refuse('get', '/api/admin/songs/{id}', status, code);
      await openConsole('/songs/nowhere');
      await screen.findByText(reason);
      await settled();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(server.requests.filter(({ line }) => line.endsWith('/songs/nowhere'))).toHaveLength(1);
    },
  );
});

describe('the list', () => {
  it('says that a waveform is being drawn, until it is done', async () => {
    show(ROAD, song('Half Drawn', { processing: 'pending', createdAt: new Date().toISOString() }));
    await openList();
    expect(row('Half Drawn').textContent).toContain('Waveform is being drawn');
    expect(row('Hill Road').textContent).not.toContain('Waveform is being drawn');
    show(ROAD, song('Half Drawn'));
    await waitFor(() => expect(row('Half Drawn').textContent).not.toContain('Waveform is being drawn'));
  });

  it('says which song browsers cannot play, and its page says why', async () => {
    const audioProblem = 'This file is damaged, and browsers cannot play it. Please export it again.';
    const unheard = song('Unheard', { audioProblem });
    show(ROAD, unheard);
    await openList();
    expect(row('Unheard').textContent).toContain('Browsers cannot play it');
    await openText(unheard);
    expect(screen.getByText(audioProblem)).toBeTruthy();
  });

  it('plays one song at a time on a press on its cover, and says when one cannot be played', async () => {
    const audioUrl = '/api/songs/audio';
    const unheard = song('Unheard', { audioUrl, audioProblem: 'This file is damaged.' });
    show(song('Hill Road', { audioUrl: '/api/songs/road' }), song('River', { audioUrl }), unheard);
    await openList();
    const audio = document.querySelector('audio')!;
    expect(audio.getAttribute('src')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Play Unheard' })).toBeNull();
    await press(button('Play Hill Road'));
    expect(location.pathname).toBe('/admin/songs');
    expect([audio.getAttribute('src'), audio.paused]).toEqual(['/api/songs/road', false]);
    await press(await screen.findByRole('button', { name: 'Pause Hill Road' }));
    expect(audio.paused).toBe(true);
    await press(await screen.findByRole('button', { name: 'Play Hill Road' }));
    await screen.findByRole('button', { name: 'Pause Hill Road' });

    // A slow element may say late that it began: the press follows what it does.
    await press(button('Pause Hill Road'));
    audio.dispatchEvent(new Event('play'));
    await press(await screen.findByRole('button', { name: 'Pause Hill Road' }));
    expect(audio.paused).toBe(false);

    await press(button('Play River'));
    expect([audio.getAttribute('src'), audio.paused]).toEqual([audioUrl, false]);
    await screen.findByRole('button', { name: 'Play Hill Road' });
    await press(await screen.findByRole('button', { name: 'Pause River' }));
    expect(audio.paused).toBe(true);
    await press(await screen.findByRole('button', { name: 'Play River' }));
    audio.dispatchEvent(new Event('error'));
    await alerts('“River” could not be played.');
    await screen.findByRole('button', { name: 'Play River' });
  });

  it('shows a song as paused until it begins, and says when the browser does not let it', async () => {
    const audioUrl = '/api/songs/audio';
    show(song('Hill Road', { audioUrl: '/api/songs/road' }), song('River', { audioUrl }));
    await openList();
    await press(button('Play Hill Road'));
    await screen.findByRole('button', { name: 'Pause Hill Road' });
    jest
      .spyOn(document.querySelector('audio')!, 'play')
      .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await press(button('Play River'));
    await alerts('“River” could not be played.');
    expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
    await press(button('Play River'));
    await screen.findByRole('button', { name: 'Pause River' });
  });

  it('resets statistics and deletes a song only after a confirmation', async () => {
    show(song('Hill Road', { downloadCount: 7 }), RIVER);
    server.answer('post', '/api/admin/songs/{id}/reset-statistics', 200, ROAD);
    server.answer('delete', '/api/admin/songs/{id}', 200, () => {
      show(RIVER);
      return example('DeletedSongDto');
    });
    await openList();
    expect(within(row('Hill Road')).getByRole('cell', { name: '7' })).toBeTruthy();
    await rare('Hill Road', 'Reset statistics');
    await confirm('Reset this song’s statistics?', 'Reset statistics');
    await screen.findByText('Song statistics reset');
    await waitFor(() => expect(within(row('Hill Road')).queryByRole('cell', { name: '7' })).toBeNull());

    await rare('Hill Road', 'Delete');
    await confirm('Delete this song?', 'Cancel');
    await expectFocus(() => button('More actions for Hill Road'));
    await rare('Hill Road', 'Delete');
    await confirm('Delete this song?', 'Delete');
    await screen.findByText('Song deleted');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Hill Road/ })).toBeNull());
    // The next row takes the focus of the deleted one.
    await expectFocus(() => screen.getAllByRole('row')[1]!);
  });

  it('asks in red where something is lost, and not before it hides a song', async () => {
    show(song('Hill Road', { publishedAt: '2025-01-01T00:00:00.000Z' }), RIVER);
    await openList();
    const isRed = async (action: string, question: string) => {
      await rare('Hill Road', action);
      const dialog = within(await screen.findByRole('alertdialog', { name: question }));
      const { className } = dialog.getByRole('button', { name: action });
      await confirm(question, 'Cancel');
      return className.includes('colorError');
    };
    expect(await isRed('Hide', 'Hide this song?')).toBe(false);
    expect(await isRed('Reset statistics', 'Reset this song’s statistics?')).toBe(true);
    expect(await isRed('Delete', 'Delete this song?')).toBe(true);
  });

  it('reports an action that failed, and keeps what is typed', async () => {
    await openList();
    for (const [method, path] of [
      ['post', '/api/admin/songs/{id}/reset-statistics'],
      ['delete', '/api/admin/songs/{id}'],
      ['post', '/api/admin/songs'],
    ] as const)
      server.lose(method, path);

    await rare('Hill Road', 'Reset statistics');
    await confirm('Reset this song’s statistics?', 'Reset statistics');
    await alerts(texts.admin.resetFailed);
    await rare('Hill Road', 'Delete');
    await confirm('Delete this song?', 'Delete');
    await alerts(texts.admin.deleteSongFailed);
    expect(row('Hill Road')).toBeTruthy();

    const form = await openForm();
    await fill(title(form), 'Moon');
    await fill(artist(form), 'Nila Varma');
    await choose(form.getByLabelText(/^Audio file/), new File(['RIFF'], 'moon.wav', { type: 'audio/wav' }));
    await press(form.getByRole('button', { name: 'Upload' }));
    await alerts(texts.admin.uploadFailed);
    expect(title(form).value).toBe('Moon');
    expect(form.getByText(/moon\.wav/)).toBeTruthy();
  });
});

describe('the form of a new song', () => {
  it('opens at once, and its empty artist is filled when the name arrives', async () => {
    server.answer('get', '/api/texts', 200, { name: 'Meera Nair' });
    const release = server.hold('get', '/api/texts');
    await openConsole('/songs');
    const form = await openForm();
    await fill(title(form), 'Backwater Moon');
    expect(artist(form).value).toBe('');
    release();
    await waitFor(() => expect(artist(form).value).toBe('Meera Nair'));
    expect(title(form).value).toBe('Backwater Moon');
  });

  it('asks before Cancel gives up what was typed or chosen, and only then', async () => {
    await openList();
    let form = await openForm();
    await settled();
    await press(form.getByRole('button', { name: 'Cancel' }));
    await expectFocus(() => button('Upload Song'));

    form = await openForm();
    await fill(title(form), 'Moon');
    await press(form.getByRole('button', { name: 'Cancel' }));
    await confirm('Give this song up?', 'Cancel');
    expect(title(form).value).toBe('Moon');
    await press(form.getByRole('button', { name: 'Cancel' }));
    await confirm('Give this song up?', 'Give it up');
    await expectFocus(() => button('Upload Song'));
    expect(row('Hill Road')).toBeTruthy();
    await waitFor(() => expect(hasUnsavedChanges).toBe(false));

    form = await openForm();
    await choose(form.getByLabelText(/^Audio file/), new File(['RIFF'], '.wav', { type: 'audio/wav' }));
    await press(form.getByRole('button', { name: 'Cancel' }));
    await confirm('Give this song up?', 'Cancel');
    expect(form.getByText(/\.wav/)).toBeTruthy();
  });

  it('needs text and audio', async () => {
    await openList();
    const form = await openForm();
    await fill(artist(form), '');
    await press(form.getByRole('button', { name: 'Upload' }));
    await alerts(texts.admin.missing, texts.admin.missingText);
    await fill(title(form), 'Moon');
    await fill(artist(form), 'Nila Varma');
    await press(form.getByRole('button', { name: 'Upload' }));
    await alerts(texts.admin.missingAudio);
  });

  it('rejects audio of another type, or larger than 50 MB, when it is chosen', async () => {
    await openList();
    const form = await openForm();
    const audio = form.getByLabelText<HTMLInputElement>(/^Audio file/);
    await choose(audio, new File(['OggS'], 'song.ogg', { type: 'audio/ogg' }));
    await alerts(texts.admin.audioType, texts.admin.audioTypeText);
    const large = new File(['RIFF'], 'song.wav', { type: 'audio/wav' });
    Object.defineProperty(large, 'size', { value: 50 * MEGABYTE + 1 });
    await choose(audio, large);
    await alerts(texts.admin.audioSize, texts.admin.audioSizeText);
  });

  it('keeps what is wrong with an audio file that was refused, until another one is chosen', async () => {
    await openList();
    const form = await openForm();
    const audio = form.getByLabelText<HTMLInputElement>(/^Audio file/);
    await choose(audio, new File(['Only words.'], 'song.mp3', { type: 'audio/mpeg' }));
    await waitFor(() => expect(descriptionOf(audio)).toContain(uploadSentences.noSoundText));
    await fill(title(form), 'Monsoon Letter');
    await fill(artist(form), 'Nila');
    await press(form.getByRole('button', { name: 'Upload' }));
    await alerts(uploadSentences.invalidType, uploadSentences.noSoundText);
    expect(descriptionOf(audio)).toContain(uploadSentences.noSoundText);
    expect(screen.queryByText(uploadSentences.missingAudio)).toBeNull();
  });
});

describe('a file that is chosen first', () => {
  const MP3 = readFileSync(new URL('../../../../backend/test/fixtures/tone.mp3', import.meta.url));
  const tagged = (name: string) => new File([MP3], name, { type: 'audio/mpeg' });
  const untagged = (name: string) => new File(['RIFF'], name, { type: 'audio/wav' });
  const audio = (form: Pick<typeof screen, 'getByLabelText'>) =>
    form.getByLabelText<HTMLInputElement>(/^Audio file/);

  beforeEach(() => server.answer('get', '/api/texts', 200, { name: 'Meera Nair' }));

  it('fills the title and the artist from its tags, and says so', async () => {
    await openList();
    const form = await openForm();
    expect(descriptionOf(artist(form))).toBe('');
    await choose(audio(form), tagged('01 - Other Name.mp3'));
    await waitFor(() => expect(title(form).value).toBe('Tone'));
    expect(artist(form).value).toBe('Nobody');
    expect(descriptionOf(title(form))).toBe('from the file’s tags');
    expect(form.getByText('Filled in from the file: Title, Artist').getAttribute('role')).toBe('status');
    await fill(title(form), 'Own Words');
    expect(descriptionOf(title(form))).toBe('');
  });

  it('without tags fills the title from its name, and the artist stays that of the site', async () => {
    await openList();
    const form = await openForm();
    await choose(audio(form), untagged('01 - Small Moon.wav'));
    await waitFor(() => expect(title(form).value).toBe('Small Moon'));
    expect(descriptionOf(title(form))).toBe('from the file’s name');
    expect(artist(form).value).toBe('Meera Nair');
    await choose(audio(form), untagged('02 - Hill Road at Night.wav'));
    await waitFor(() => expect(title(form).value).toBe('Hill Road at Night'));
  });

  it('that replaces another and cannot be read fills the title from its name', async () => {
    await openList();
    const form = await openForm();
    await choose(audio(form), untagged('01 - Small Moon.wav'));
    await waitFor(() => expect(title(form).value).toBe('Small Moon'));
    const unreadable = untagged('02 - Hill Road at Night.wav');
    // It fails at once, before React shows that the first file fills nothing any more.
    unreadable.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    await choose(audio(form), unreadable);
    await waitFor(() => expect(title(form).value).toBe('Hill Road at Night'));
  });

  it('changes nothing that was typed before', async () => {
    await openList();
    const form = await openForm();
    await fill(title(form), 'Mine');
    await choose(audio(form), tagged('song.mp3'));
    await waitFor(() => expect(artist(form).value).toBe('Nobody'));
    expect(title(form).value).toBe('Mine');
  });

  describe('and then another', () => {
    const UPLOAD = '/api/admin/songs';
    const lyrics = (form: Awaited<ReturnType<typeof openForm>>) =>
      form.getByLabelText<HTMLTextAreaElement>(/^Lyrics/);
    const sent = async () => {
      await waitFor(() => expect(server.received('post', UPLOAD)).toHaveLength(1));
      return Object.fromEntries(appended.mock.calls) as Record<string, unknown>;
    };
    // The test server does not read the form that is sent.
    let appended: jest.SpiedFunction<FormData['append']>;

    beforeEach(() => {
      appended = jest.spyOn(FormData.prototype, 'append');
      server.answer('post', UPLOAD, 201, song('Tone'));
    });
    afterEach(() => appended.mockRestore());

    /** The tags of the file are read when this is called. */
    function holdReading(file: File): () => void {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      const slice = file.slice.bind(file);
      file.slice = (...range) => {
        const part = slice(...range);
        const read = part.arrayBuffer.bind(part);
        part.arrayBuffer = () => released.then(read);
        return part;
      };
      return () => release();
    }

    it('gives up at once what the first one filled, and Upload waits for the second', async () => {
      await openList();
      const form = await openForm();
      await choose(audio(form), taggedFile({ TIT2: 'Rain Song', USLT: lyricsFrame('മഴ') }));
      await waitFor(() => expect(lyrics(form).value).toBe('മഴ'));
      const second = tagged('second.mp3');
      const release = holdReading(second);
      await choose(audio(form), second);
      expect([title(form).value, artist(form).value, lyrics(form).value]).toEqual(['', 'Meera Nair', '']);
      await press(form.getByRole('button', { name: 'Upload' }));
      await settled();
      expect(server.received('post', UPLOAD)).toEqual([]);
      release();
      const { title: sentTitle, artist: sentArtist, description, withoutTags } = await sent();
      expect([sentTitle, sentArtist, description, withoutTags]).toEqual([
        'Tone',
        'Nobody',
        undefined,
        'true',
      ]);
    });

    it('does not send lyrics and a cover that the owner removed, even if the site’s name loads afterwards', async () => {
      const arrive = server.hold('get', '/api/texts');
      await openConsole('/songs');
      const form = await openForm();
      const APIC = pictureFrame(Buffer.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg');
      await choose(audio(form), taggedFile({ TIT2: 'Rain Song', USLT: lyricsFrame('മഴ'), APIC }));
      await waitFor(() => expect(lyrics(form).value).toBe('മഴ'));
      await fill(lyrics(form), '');
      await press((await form.findAllByRole('button', { name: 'Remove' })).at(-1)!);
      arrive();
      await waitFor(() => expect(artist(form).value).toBe('Meera Nair'));
      await press(form.getByRole('button', { name: 'Upload' }));
      const { title: sentTitle, description, cover, withoutTags } = await sent();
      expect([sentTitle, description, cover, withoutTags]).toEqual([
        'Rain Song',
        undefined,
        undefined,
        'true',
      ]);
    });
  });
});

describe('the bar that saves', () => {
  const status = () => screen.queryByText(/^Not saved: /)?.textContent;
  const save = (repeat = false) =>
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 's', ctrlKey: true, repeat, bubbles: true, cancelable: true }),
    );

  it('is there while something is unsaved, and names it', async () => {
    await openText();
    expect(status()).toBeUndefined();
    await fill(title(textForm()), 'Hill Road at Night');
    await fill(textForm().getByLabelText(/^Lyrics/), 'മഴ');
    expect(status()).toBe('Not saved: Title, Lyrics');
    await press(button('Undo changes'));
    expect(title(textForm()).value).toBe('Hill Road');
    expect(status()).toBeUndefined();
    // Where the owner was.
    await expectFocus(() => textForm().getByLabelText(/^Lyrics/));
    expect(hasUnsavedChanges).toBe(false);
  });

  it('saves with Ctrl+S, and nothing when nothing has changed', async () => {
    await openText();
    server.answer('put', '/api/admin/songs/{id}', 200, { ...ROAD, title: 'Night Road' });
    expect(save()).toBe(false);
    await settled();
    expect(server.requestsOf('put', '/api/admin/songs/{id}')).toHaveLength(0);
    await fill(title(textForm()), 'Night Road');
    save();
    await screen.findByText('Song saved');
    expect(status()).toBeUndefined();
  });

  it('saves once when Ctrl+S is pressed again, or held down, before the answer', async () => {
    await openText();
    await fill(title(textForm()), 'Night Road');
    save(true);
    await settled();
    expect(server.requestsOf('put', '/api/admin/songs/{id}')).toHaveLength(0);
    server.answer('put', '/api/admin/songs/{id}', 200, { ...ROAD, title: 'Night Road' });
    const release = server.hold('put', '/api/admin/songs/{id}');
    save();
    await waitFor(() => expect(server.requestsOf('put', '/api/admin/songs/{id}')).toHaveLength(1));
    expect(save()).toBe(false);
    release();
    await screen.findByText('Song saved');
    await settled();
    expect(server.requestsOf('put', '/api/admin/songs/{id}')).toHaveLength(1);
  });

  it('announces in a region that is there before its text', async () => {
    await openText();
    const regions = screen.getAllByRole('status');
    await fill(title(textForm()), 'Night Road');
    const region = screen.getByText(/^Not saved: /);
    expect(regions).toContain(region);
    expect(within(region).queryAllByRole('button')).toEqual([]);
  });
});

describe('the text of a song', () => {
  it('is shown on the page in the language of the story that is edited', async () => {
    await openText();
    const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
    const frame = () => preview.findByTitle(/^Hill Road in /);
    expect((await frame()).getAttribute('title')).toBe('Hill Road in English');
    await press(textForm().getByLabelText(/^A few words about this song in Malayalam/));
    await waitFor(async () => expect((await frame()).getAttribute('title')).toBe('Hill Road in Malayalam'));
    await press(preview.getByRole('button', { name: 'English' }));
    await waitFor(async () => expect((await frame()).getAttribute('title')).toBe('Hill Road in English'));
    // Nothing in it takes the focus or a press.
    expect((await frame()).hasAttribute('inert')).toBe(true);
  });

  it('has its preview folded away on a phone, where nothing of it loads before it is opened', async () => {
    setWidth(390);
    await openText();
    const preview = screen.getByRole('heading', { name: 'Preview' });
    expect(screen.queryByTitle(/^Hill Road in /)).toBeNull();
    await press(preview);
    await screen.findByTitle('Hill Road in English');
  });

  it('has the same fields in the same order as that of a new song', async () => {
    const fields = (form: HTMLElement) =>
      [...form.querySelectorAll<HTMLInputElement>('input[name], textarea[name]')]
        .filter(({ type }) => !['file', 'checkbox'].includes(type))
        .map((field) => `${field.labels?.[0]?.textContent} ${descriptionOf(field)}`);
    await openText();
    const stored = fields(screen.getByRole('form', { name: 'What is written about it' }));
    await openList();
    await openForm();
    expect(stored).toHaveLength(7);
    expect(fields(screen.getByRole('form', { name: 'Upload a song' }))).toEqual(stored);
  });

  it('that was taken from tags is read first: the button of the page leads to it', async () => {
    await openText(song('Hill Road', { areLyricsFromTags: true, description: 'മഴ' }));
    await press(screen.getByRole('link', { name: 'Read the lyrics' }));
    await expectFocus(() => textForm().getByLabelText(/^Lyrics/));
    server.answer('put', '/api/admin/songs/{id}', 200, ROAD);
    await press(button('The lyrics are right'));
    await screen.findByText('Song saved');
    expect(screen.queryByRole('button', { name: 'The lyrics are right' })).toBeNull();
  });

  it('starts with the stored values, not with those that the list has', async () => {
    await openList();
    show(song('Hill Road', { title: 'Newer Words' }), RIVER);
    server.answer('get', '/api/admin/songs/{id}', 200, { ...ROAD, title: 'Newer Words' });
    await press(screen.getByRole('link', { name: 'Edit Hill Road' }));
    await screen.findByRole('form', { name: 'What is written about it' });
    expect(title(textForm()).value).toBe('Newer Words');
  });

  it('is edited, and a missing title is reported', async () => {
    await openText();
    await fill(title(textForm()), ' ');
    await press(button('Save'));
    await alerts(texts.admin.missing);
    await expectFocus(() => title(textForm()));
    await fill(title(textForm()), 'Hill Road at Night');
    const message = 'Please write at most 20000 characters';
    server.refuse('put', '/api/admin/songs/{id}', 400, 'VALIDATION_FAILED', {
      message,
      details: [{ field: 'description', code: 'VALIDATION_FAILED', message }],
    });
    await fill(textForm().getByLabelText(/^Lyrics/), 'x'.repeat(20_001));
    await press(button('Save'));
    await alerts('Failed to save the song.');
    expect(isInvalid(textForm().getByLabelText(/^Lyrics/))).toBe(true);
    server.answer('put', '/api/admin/songs/{id}', 200, { ...ROAD, title: 'Hill Road at Night' });
    await fill(textForm().getByLabelText(/^Lyrics/), 'മഴ');
    await press(button('Save'));
    await screen.findByText('Song saved');
    await screen.findByRole('heading', { level: 2, name: 'Hill Road at Night' });
  });

  it('that was changed meanwhile is shown beside the own one', async () => {
    await openText();
    await fill(artist(textForm()), 'Anjali');
    show({ ...ROAD, title: 'Their Road', version: 'theirs' });
    server.refuse('put', '/api/admin/songs/{id}', 412, 'CHANGED_MEANWHILE');
    await press(button('Save'));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Somebody else has changed this meanwhile' }),
    );
    expect(dialog.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(2);
    server.answer('put', '/api/admin/songs/{id}', 200, ({ body }) => ({ ...ROAD, ...(body as Song) }));
    await press(dialog.getByRole('button', { name: 'Save the chosen texts' }));
    await screen.findByText('Song saved');
    await waitFor(() => expect(title(textForm()).value).toBe('Their Road'));
    expect(artist(textForm()).value).toBe('Anjali');
  });
});

describe('the publication of a song', () => {
  const PUBLICATION = '/api/admin/songs/{id}/publication';
  const DAY_MS = 86_400_000;
  const publication = () => within(screen.getByRole('region', { name: 'Publishing' }));
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const published = (days: number) => song('Hill Road', { publishedAt: at(days) });

  it('ends after a question, and begins again with one request', async () => {
    await openText(published(-1));
    expect(publication().getByText(/^Published /)).toBeTruthy();
    server.answer('delete', PUBLICATION, 200, song('Hill Road'));
    await press(publication().getByRole('button', { name: 'Hide' }));
    await confirm('Hide this song?', 'Hide');
    await screen.findByText('Song hidden');
    await publication().findByText('Hidden: only you see it.');
    // The pressed button is gone.
    await expectFocus(() => publication().getByRole('button', { name: 'Publish now' }));

    await settled();
    takeRequests();
    server.answer('put', PUBLICATION, 200, published(-1));
    await press(publication().getByRole('button', { name: 'Publish now' }));
    await screen.findByText('Song published');
    await expectFocus(() => publication().getByRole('button', { name: 'Hide' }));
    await settled();
    expect(takeRequests()).toEqual(['PUT /api/admin/songs/hill-road/publication']);
  });

  it('begins with the button of the page, too', async () => {
    await openText();
    server.answer('put', PUBLICATION, 200, published(-1));
    const [first] = screen.getAllByRole('button', { name: 'Publish now' });
    await press(first!);
    await screen.findByText('Song published');
    await screen.findByText('Visitors can hear this song.');
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
    await expectFocus(() => publication().getByRole('button', { name: 'Hide' }));
  });

  it('is scheduled for a complete time, which stays after an error', async () => {
    await openText();
    await press(publication().getByRole('button', { name: 'Choose a time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Time of publication' }));
    const time = () => dialog.getByLabelText<HTMLInputElement>('Publish at');
    const set = () => press(dialog.getByRole('button', { name: 'Set time' }));
    await expectFocus(time);
    expect(isOff(dialog.getByRole('button', { name: 'Set time' }))).toBe(true);
    await fill(time(), '2098-08-15T18:00');
    server.lose('put', PUBLICATION);
    await set();
    await waitFor(() => expect(server.received('put', PUBLICATION)).toHaveLength(1));
    await settled();
    expect(time().value).toBe('2098-08-15T18:00');
    const publishAt = new Date('2098-08-15T18:00').toISOString();
    server.answer('put', PUBLICATION, 200, song('Hill Road', { publishedAt: publishAt }));
    await set();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await publication().findByText(/^Scheduled for 15 Aug 2098, 18:00/);
    expect(server.received('put', PUBLICATION).at(-1)).toEqual({ publishAt });
    const buttons = publication().getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Hide', 'Change the time']);

    await press(publication().getByRole('button', { name: 'Change the time' }));
    const again = within(await screen.findByRole('dialog', { name: 'Time of publication' }));
    await fill(again.getByLabelText('Publish at'), '');
    await press(again.getByRole('button', { name: 'Set time' }));
    await waitFor(() =>
      expect(descriptionOf(again.getByLabelText('Publish at'))).toBe('Choose a day and a time.'),
    );
  });

  it('is shown in the list, which is filtered and ordered by it', async () => {
    show(published(-1), song('Red River'), song('Later', { publishedAt: at(9) }));
    await openList();
    const state = (title: string) => within(row(title)).getAllByRole('cell').at(-2)!.textContent;
    expect([state('Hill Road'), state('Red River')]).toEqual(['Published', 'Hidden']);
    expect(state('Later')).toMatch(/^Scheduled /);
    server.answer('delete', PUBLICATION, 200, song('Hill Road'));
    await rare('Hill Road', 'Hide');
    await confirm('Hide this song?', 'Hide');
    await waitFor(() => expect(state('Hill Road')).toBe('Hidden'));
    server.answer('put', PUBLICATION, 200, song('Red River', { publishedAt: at(-1) }));
    await rare('Red River', 'Publish now');
    await waitFor(() => expect(state('Red River')).toBe('Published'));

    server.list('/api/admin/songs', []);
    await press(button('Scheduled'));
    await screen.findByText('Nothing under “Scheduled”');
    expect(lastAsked('/api/admin/songs').filter).toEqual({ status: 'scheduled' });
    show(ROAD);
    await press(button('All'));
    const head = () => screen.getByRole('columnheader', { name: 'Song' });
    await screen.findByRole('columnheader', { name: 'Song' });
    await press(within(head()).getByRole('button'));
    await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
    await waitFor(() => expect(lastAsked('/api/admin/songs').sort).toEqual(['title', 'ASC']));
  });
});

describe('the files of a song', () => {
  const section = (name: string) => within(screen.getByRole('region', { name }));
  const AUDIO = '/api/admin/songs/{id}/audio';
  const COVER = '/api/admin/songs/{id}/cover';
  const input = (name: 'Audio' | 'Cover') =>
    section(name).getByLabelText<HTMLInputElement>(new RegExp(`^${name} (file|image)`), {
      selector: 'input',
    });
  const wav = new File(['RIFF'], 'longer.wav', { type: 'audio/wav' });

  it('are replaced after a question, once', async () => {
    await openText();
    await choose(input('Audio'), new File(['GIF89a'], 'cover.gif', { type: 'image/gif' }));
    await section('Audio').findByText('Please select an MP3, WAV, M4A, or AAC file');
    await choose(input('Audio'), wav);
    await screen.findByText(/^longer\.wav becomes the audio of Hill Road\./);
    await confirm('Replace the audio of this song?', 'Cancel');
    expect(server.requestsOf('put', AUDIO)).toEqual([]);
    server.answer('put', AUDIO, 200, ROAD);
    await choose(input('Audio'), wav);
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Replace the audio of this song?' }),
    );
    await pressTwice(question.getByRole('button', { name: 'Replace audio' }));
    await screen.findByText('Audio replaced');
    expect(server.requestsOf('put', AUDIO)).toHaveLength(1);
    await waitFor(() => expect(hasUnsavedChanges).toBe(false));
  });

  it('that the server rejects say so at their field', async () => {
    await openText();
    const message = 'This file is damaged.';
    server.refuse('put', AUDIO, 400, 'INVALID_FILE_TYPE', {
      message,
      details: [{ field: 'audio', code: 'INVALID_FILE_TYPE', message }],
    });
    await choose(input('Audio'), wav);
    await confirm('Replace the audio of this song?', 'Replace audio');
    await alerts(texts.admin.audioType, message);
    expect(section('Audio').getByText(message)).toBeTruthy();
  });

  it('show a first cover at once, and give a later one up for the drawn one after a question', async () => {
    await openText();
    const drawn = () => section('Cover').queryByText(/^Drawn from the song/);
    expect(drawn()).toBeTruthy();
    await choose(input('Cover'), new File(['not a picture'], 'cover.png', { type: 'image/png' }));
    await section('Cover').findByText('Please upload only PNG, JPG, or JPEG images');
    const covered = (url: string) => song('Hill Road', { coverUrl: url, isCoverDrawn: url === '/drawn.png' });
    const stores = (method: 'put' | 'delete', url: string) =>
      server.answer(method, COVER, 200, () => {
        show(covered(url), RIVER);
        return covered(url);
      });
    stores('put', '/first.jpg');
    await choose(input('Cover'), pictureFile('cover.jpg'));
    await screen.findByText('Cover replaced');
    const cover = () => section('Cover').queryByRole('img', { name: 'Cover of Hill Road' });
    await waitFor(() => expect(cover()?.getAttribute('src')).toBe('/first.jpg'));
    expect(drawn()).toBeNull();

    stores('put', '/other.jpg');
    await choose(input('Cover'), pictureFile('other.jpg'));
    await confirm('Replace the cover of this song?', 'Replace cover');
    await waitFor(() => expect(cover()?.getAttribute('src')).toBe('/other.jpg'));
    stores('delete', '/drawn.png');
    await press(button('Remove cover'));
    await confirm('Remove this cover?', 'Remove cover');
    await screen.findByText('Cover removed');
    await waitFor(() => expect(cover()?.getAttribute('src')).toBe('/drawn.png'));
    expect(drawn()).toBeTruthy();
    await expectFocus(() => input('Cover'));
  });

  it('give the page its colors, of which the owner chooses', async () => {
    const colors = (ground: string) => ({ ground, ink: '#111111', wave: '#222222' });
    const grounds = ['#aa0000', '#00aa00'].map((ground) => ({ day: colors(ground), night: colors(ground) }));
    const chosen = (chosenGround: number) =>
      song('Hill Road', { grounds: grounds as Song['grounds'], chosenGround });
    await openText(chosen(0));
    // Beside the cover that they are of.
    expect(section('Cover').getAllByRole('radio')).toHaveLength(2);
    const radios = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    expect(radios()).toEqual([true, false]);
    server.lose('put', '/api/admin/songs/{id}/ground');
    await press(screen.getAllByRole('radio')[1]!);
    await waitFor(() =>
      expect(server.received('put', '/api/admin/songs/{id}/ground')).toEqual([{ chosen: 1 }]),
    );
    await waitFor(() => expect(radios()).toEqual([true, false]));
    server.answer('put', '/api/admin/songs/{id}/ground', 200, chosen(1));
    await press(screen.getAllByRole('radio')[1]!);
    await waitFor(() => expect(radios()).toEqual([false, true]));
  });
});
