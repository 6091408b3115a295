import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { AdminSongsController } from './admin-songs.controller.js';
import { DrawnCovers } from './drawn-covers/drawn-covers.service.js';
import { SongEditsService } from './edits/song-edits.service.js';
import { PreviewLinks } from './media/preview-links.js';
import { SongMediaController } from './media/song-media.controller.js';
import { SongMediaService } from './media/song-media.service.js';
import { MySongsController } from './my-songs.controller.js';
import { AdminPlaybackFailuresController } from './playback/admin-playback-failures.controller.js';
import { PlaybackFailuresController } from './playback/playback-failures.controller.js';
import { PlaybackFailures } from './playback/playback-failures.service.js';
import { SongFiles } from './song-files.js';
import { SongInteractionsService } from './song-interactions.service.js';
import { PublishedSongsService } from './published-songs.service.js';
import { SongsController } from './songs.controller.js';
import { SongsQueries } from './songs.queries.js';
import { SongsService } from './songs.service.js';
import { SongsOfArtistModule } from './stored-songs-of-artist.js';
import { SongAudio } from './uploads/song-audio.js';
import { SongUploadsService } from './uploads/song-uploads.service.js';
import { Waveforms } from './waveforms/waveforms.service.js';

@Module({
  imports: [AuditModule, SongsOfArtistModule, TextsModule],
  controllers: [
    SongsController,
    MySongsController,
    SongMediaController,
    AdminPlaybackFailuresController,
    PlaybackFailuresController,
    AdminSongsController,
  ],
  providers: [
    DrawnCovers,
    PlaybackFailures,
    PreviewLinks,
    PublishedSongsService,
    SongAudio,
    SongEditsService,
    SongFiles,
    SongInteractionsService,
    SongMediaService,
    SongsQueries,
    SongsService,
    SongUploadsService,
    Waveforms,
  ],
  exports: [PlaybackFailures, PublishedSongsService, SongsQueries, SongUploadsService, Waveforms],
})
export class SongsModule {}
