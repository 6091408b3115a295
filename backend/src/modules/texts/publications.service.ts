import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../common/errors/domain-error.js';
import { AuditChanges } from '../audit/audit-changes.service.js';
import type { TextsPublicationDto } from './site-texts.dto.js';
import { textsBefore } from './texts-before.js';

const MAX_PUBLICATIONS = 30;

interface Publication extends TextsPublicationDto {
  texts: OwnTexts;
}

/** The publications of the texts. The audit log has what each of them changed, so what visitors read now leads back to each. */
@Injectable()
export class Publications {
  constructor(private readonly acts: AuditChanges) {}

  async list(published: OwnTexts): Promise<TextsPublicationDto[]> {
    const found = await this.read(published);
    return found.map(({ texts: _, ...publication }) => publication);
  }

  /** The texts as visitors read them after a publication. */
  async findTexts(id: number, published: OwnTexts): Promise<OwnTexts> {
    const found = (await this.read(published)).find((publication) => publication.id === id);
    if (!found) throw new DomainError('NOT_FOUND');
    return found.texts;
  }

  private async read(published: OwnTexts): Promise<Publication[]> {
    const acts = await this.acts.findChanges('texts.publish', MAX_PUBLICATIONS);
    let texts = published;
    const found: Publication[] = [];
    for (const { id, at, actor, isKnown, before, after } of acts) {
      // What it changed is forgotten, so nobody knows the texts before it.
      if (!isKnown) break;
      const former = textsBefore(texts, { before, after });
      // A backup was restored since, so visitors read texts of before this act.
      if (!former) continue;
      found.push({
        id,
        at,
        by: actor,
        before: before ?? {},
        after: after ?? {},
        isCurrent: found.length === 0,
        texts,
      });
      texts = former;
    }
    return found;
  }
}
