import { cleanIdentifier } from '@paattu/shared/pasted';
import { CAPTCHA_LENGTH } from '@paattu/shared/rules';
import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Challenge } from 'altcha-lib';
import { DataSource } from 'typeorm';
import { fieldError } from '../../../../common/errors/domain-error.js';
import { sentenceOf } from '../../../../common/errors/error-catalogue.js';
import { ProofOfWork } from '../../../../common/proof-of-work.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import type { Transaction } from '../../../../database/transaction.js';
import { drawCaptcha } from './captcha-image.js';
import type { CaptchaDto } from './captcha.dto.js';

/**
 * Without characters that look alike in this font or in handwriting: 0 O D Q, 1 I L J, 2 Z, 5 S, 6 G, 8 B and U V. A
 * 4 looks like an A when it is turned.
 */
export const CAPTCHA_ALPHABET = 'ACEFHKMNPRTWXY379';

/** An entrant may have chosen a damaged photo, or a video that is private. */
const MAX_TRIES = 3;

const IS_OPEN = 'used_at is null and expires_at > now() and attempts < 5';

@Injectable()
export class CaptchasService {
  private readonly work: ProofOfWork;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {
    this.work = new ProofOfWork(config.linkSecret, 'captcha challenge');
  }

  async createCaptcha(): Promise<CaptchaDto> {
    const id = randomUUID();
    const text = this.randomText();
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

  /** Creates the proof of work for somebody who cannot see the picture. Null when the captcha has ended. */
  async createChallenge(id: string): Promise<Challenge | null> {
    if (!isUUID(id)) return null;
    const [row] = await this.dataSource.query<Array<{ expiresAt: Date }>>(
      `select expires_at as "expiresAt" from captchas where id = $1 and ${IS_OPEN}`,
      [id],
    );
    return row ? this.work.create({ captchaId: id }, row.expiresAt) : null;
  }

  /**
   * Returns a code that solves the captcha in place of its picture. Null when the captcha has ended. It stays one captcha, for
   * one entry, with the tries that it has left, also if a proof is sent again.
   */
  async createCode(id: string, proof: string): Promise<string | null> {
    if (!isUUID(id)) return null;
    if (!(await this.work.solved(proof, { captchaId: id })))
      throw fieldError('CAPTCHA_INCORRECT', 'proof', sentenceOf('CAPTCHA_INCORRECT'));
    const code = this.randomText();
    const [, count] = await this.dataSource.query<[unknown[], number]>(
      `update captchas set answer_hash = $2 where id = $1 and ${IS_OPEN}`,
      [id, this.hash(id, code)],
    );
    return count === 1 ? code : null;
  }

  /**
   * Returns whether `text` solves the captcha, or null when the captcha has ended. The statement that compares also counts
   * a wrong answer as one of five tries, so that parallel guesses get no sixth. A right answer can be given again.
   */
  async checkAnswer(id: string, text: string): Promise<boolean | null> {
    if (!isUUID(id)) return null;
    const [[row]] = await this.dataSource.query<[Array<{ correct: boolean }>, number]>(
      `update captchas set attempts = attempts + (answer_hash <> $2)::int
       where id = $1 and ${IS_OPEN}
       returning answer_hash = $2 as correct`,
      [id, this.hash(id, text)],
    );
    return row?.correct ?? null;
  }

  /**
   * Uses a captcha for an entry whose video is looked up and whose photo is decoded next, so that of parallel entries only one costs that. The
   * same entry can claim it again, because a killed process gives nothing back. A wrong answer counts as one of the five tries.
   */
  async claim(id: string, text: string, entry: string): Promise<boolean> {
    if (!isUUID(id)) return false;
    const [[row]] = await this.dataSource.query<[Array<{ correct: boolean }>, number]>(
      `update captchas set attempts = attempts + (answer_hash <> $2)::int, decodes = decodes + (answer_hash = $2)::int,
         used_at = case when answer_hash = $2 then now() else used_at end,
         used_by = case when answer_hash = $2 then $3 else used_by end
       where id = $1 and (used_at is null or used_by = $3) and expires_at > now() and attempts < 5
         and decodes < ${MAX_TRIES}
       returning answer_hash = $2 as correct`,
      [id, this.hash(id, text), entry],
    );
    return row?.correct ?? false;
  }

  /** Gives a claimed captcha back, unless it has paid for videos and photos too often. `isPaid`: this try asked YouTube, or decoded a photo. */
  async giveBack(id: string, entry: string, isPaid: boolean): Promise<void> {
    await this.dataSource.query(
      `update captchas set decodes = decodes - $3,
         used_at = case when decodes - $3 < ${MAX_TRIES} then null else used_at end
       where id = $1 and used_by = $2 and used_at is not null`,
      [id, entry, isPaid ? 0 : 1],
    );
  }

  /** Keeps a claimed captcha for a stored entry. Returns false when another entry uses it. */
  async keep(tx: Transaction, id: string, entry: string): Promise<boolean> {
    const [, count] = await tx.manager.query<[unknown[], number]>(
      `update captchas set used_at = now(), used_by = null where id = $1 and used_by = $2`,
      [id, entry],
    );
    return count === 1;
  }

  /** Uses up a solved captcha. Returns false when `text` does not solve it, or it is used already. */
  async consume(tx: Transaction, id: string, text: string): Promise<boolean> {
    const [, count] = await tx.manager.query<[unknown[], number]>(
      `update captchas set used_at = now()
       where id = $1 and answer_hash = $2 and ${IS_OPEN}`,
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

  private randomText(): string {
    if (this.config.captchaFixedAnswer !== null) return this.config.captchaFixedAnswer;
    const letters = Array.from(
      { length: CAPTCHA_LENGTH },
      () => CAPTCHA_ALPHABET[randomInt(CAPTCHA_ALPHABET.length)],
    );
    return letters.join('');
  }
}
