import { Module } from '@nestjs/common';
import { EntryCorrections } from './entry-corrections.service.js';
import { EntryLinks } from './entry-links.service.js';
import { EntrySessions } from './entry-sessions.service.js';

@Module({
  providers: [EntryCorrections, EntryLinks, EntrySessions],
  exports: [EntryCorrections, EntryLinks, EntrySessions],
})
export class EntryLinksModule {}
