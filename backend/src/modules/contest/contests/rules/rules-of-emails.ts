import { Global, Module } from '@nestjs/common';
import { RulesOfEmails } from '../../../mailing/rules-of-emails.service.js';
import { RulesDifferences } from './rules-differences.js';

/** Global: the module of mailing asks it, and imports nothing of this one. */
@Global()
@Module({
  providers: [RulesDifferences, { provide: RulesOfEmails, useExisting: RulesDifferences }],
  exports: [RulesDifferences, RulesOfEmails],
})
export class RulesOfEmailsModule {}
