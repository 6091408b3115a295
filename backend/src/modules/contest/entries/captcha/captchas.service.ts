import { cleanIdentifier } from '@paattu/api-client/pasted';
import { CAPTCHA_LENGTH } from '@paattu/api-client/rules';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import type { Transaction } from '../../../../database/transaction.js';
import { drawCaptcha } from './captcha-image.js';
import type { CaptchaDto } from './captcha.dto.js';

/**
 * Without characters that look alike in this font or in handwriting: 0 O D Q, 1 I L J, 2 Z, 5 S, 6 G, 8 B and U V. Of A
 * and 4, which look alike in this font, only A is used.
 */
export const CAPTCHA_ALPHABET = 'ACEFHKMNPRTWXY379';

@Injectable()
export class CaptchasService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  async createCaptcha(): Promise<CaptchaDto> {
    const id = randomUUID();
    const text = this.config.captchaFixedAnswer ?? randomText();
    const image = await drawCaptcha(text);
    // Each new captcha deletes a few expired ones, so no sweep is needed.
    const [row] = await this.dataSource.query<Array<{ expiresAt: Date }>>(
      `with expired as (
         delete from captchas where id in (
           select id from captchas where expires_at < now() order by expires_at limit 100 for update skip locked)
       )
       insert into captchas (id, answer_hash, expires_at) values ($1, $2, now() + interval '10 minutes')
       returning expires_at as "expiresAt"`,
      [id, this.hash(id, text)],
    );
    return { id, image: `data:image/png;base64,${image.toString('base64')}`, expiresAt: row!.expiresAt };
  }

  /**
   * Returns whether `text` solves the captcha, or null when the captcha has ended. The statement that compares also counts
   * a wrong answer as one of five tries, so that parallel guesses get no sixth. A right answer can be given again.
   */
  async checkAnswer(id: string, text: string): Promise<boolean | null> {
    if (!isUUID(id)) return null;
    const [[row]] = await this.dataSource.query<[Array<{ correct: boolean }>, number]>(
      `update captchas set attempts = attempts + (answer_hash <> $2)::int
       where id = $1 and used_at is null and expires_at > now() and attempts < 5
       returning answer_hash = $2 as correct`,
      [id, this.hash(id, text)],
    );
    return row?.correct ?? null;
  }

  /** Uses up a solved captcha. Returns false when `text` does not solve it, or it is used already. */
  async consume(tx: Transaction, id: string, text: string): Promise<boolean> {
    const [, count] = await tx.manager.query<[unknown[], number]>(
      `update captchas set used_at = now()
       where id = $1 and answer_hash = $2 and used_at is null and expires_at > now() and attempts < 5`,
      [id, this.hash(id, text)],
    );
    return count === 1;
  }

  /** Includes the id, so that equal answers have different hashes. */
  private hash(id: string, text: string): Buffer {
    return createHmac('sha256', this.config.linkSecret)
      .update(`captcha:${id}:${cleanIdentifier(text).replaceAll(' ', '').toUpperCase()}`)
      .digest();
  }
}

function randomText(): string {
  return Array.from(
    { length: CAPTCHA_LENGTH },
    () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)],
  ).join('');
}
