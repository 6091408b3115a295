import { Module } from '@nestjs/common';
import { EntryLinks } from './entry-links.service.js';
import { EntrySessions } from './entry-sessions.service.js';

@Module({ providers: [EntryLinks, EntrySessions], exports: [EntryLinks, EntrySessions] })
export class EntryLinksModule {}
