import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { SongUploadsService } from '../modules/songs/uploads/song-uploads.service.js';
import { type DemoContent, demoFile } from './demo-content.js';

/** The songs of the demo, and of the example. */
@Injectable()
export class DemoSongs {
  constructor(private readonly songs: SongUploadsService) {}

  /** Sequentially, because the list is ordered by the time of the upload. */
  async upload(
    songs: DemoContent['songs'],
    uploadedBy: string,
    { isExample = false, onSong = (_place: number) => {} } = {},
  ): Promise<void> {
    for (const [index, { audio, cover, lyrics, ...details }] of songs.entries()) {
      onSong(index + 1);
      await this.songs.uploadSong({
        uploadedBy,
        details: { ...details, description: (await readFile(demoFile(lyrics), 'utf8')).trimEnd() },
        audio: createReadStream(demoFile(audio)),
        cover: await readFile(demoFile(cover)),
        isExample,
      });
    }
  }
}
