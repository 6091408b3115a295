import { knownLocale } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestUser } from '../../../common/access/access.js';
import type { Client } from '../../../common/access/client.js';
import { violates } from '../../../common/errors/database-error.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction } from '../../../database/transaction.js';
import { SiteName } from '../../texts/site-name.service.js';
import { Factors } from '../factors/factors.service.js';
import { type LogIn, LogInsService } from '../log-ins.service.js';
import { StaffPasswords } from '../passwords/staff-passwords.service.js';
import { AccountChanges } from '../security/account-changes.service.js';
import { SecurityLog } from '../security/security-log.service.js';
import { User } from '../user.entity.js';
import { lockUser } from '../users.queries.js';
import type {
  AddPasskeyDto,
  NewPasskeyDto,
  PasskeyChallengeDto,
  PasskeyDto,
  PasskeyLogInDto,
  PasskeyRegistrationDto,
  PasskeyRequestDto,
} from './passkey.dto.js';
import { Passkey } from './passkey.entity.js';
import { PasskeyChallenges } from './passkey-challenges.service.js';

const MOST = 10;

/** The passkeys of the owner and moderators: they add and remove them, and sign in with them. */
@Injectable()
export class PasskeysService {
  private readonly rpId: string;
  private readonly origin: string;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly dataSource: DataSource,
    private readonly challenges: PasskeyChallenges,
    private readonly changes: AccountChanges,
    private readonly factors: Factors,
    private readonly logIns: LogInsService,
    private readonly security: SecurityLog,
    private readonly siteName: SiteName,
    private readonly staff: StaffPasswords,
  ) {
    ({ hostname: this.rpId, origin: this.origin } = new URL(config.publicUrl));
  }

  async list(userId: string): Promise<PasskeyDto[]> {
    const passkeys = await this.dataSource.manager.find(Passkey, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return passkeys.map(toDto);
  }

  async startAdding({ id, email }: RequestUser, sessionId: string): Promise<PasskeyRegistrationDto> {
    const { manager } = this.dataSource;
    const known = await this.known(id);
    requireRoom(known.length);
    const { displayName, language } = await manager.findOneByOrFail(User, { id });
    return {
      challenge: await this.challenges.make('register', sessionId),
      rpId: this.rpId,
      rpName: this.siteName.in(knownLocale(language)),
      userHandle: handleOf(id),
      userName: email,
      displayName,
      known,
    };
  }

  /** Adds the passkey that an authenticator has made for the challenge of this session. */
  async add(
    userId: string,
    { name, credentialId, clientDataJSON, attestationObject }: AddPasskeyDto,
    sessionId: string,
    client: Client,
  ): Promise<NewPasskeyDto> {
    const challenge = await this.challenges.take('register', sessionId, clientDataJSON);
    const verified =
      challenge !== null &&
      (await verifyRegistrationResponse({
        response: {
          id: credentialId,
          rawId: credentialId,
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON, attestationObject },
        },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpId,
        requireUserVerification: true,
      }).catch(() => null));
    if (!verified || !verified.verified) {
      await this.security.record({ kind: 'passkey-refused', userId, client });
      throw new DomainError('PASSKEY_REFUSED', { status: 400 });
    }
    const { credential } = verified.registrationInfo;
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      // Each counts the passkeys of those before it.
      const user = await lockUser(manager, { id: userId });
      requireRoom(await manager.countBy(Passkey, { userId }));
      const passkey = manager.create(Passkey, {
        userId,
        name,
        credentialId: Buffer.from(credential.id, 'base64url'),
        publicKey: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
      });
      const stored = await manager.save(passkey).catch((error: unknown) => {
        throw violates(error, 'passkeys_credential_id_key') ? new DomainError('PASSKEY_KNOWN') : error;
      });
      await this.changes.note(tx, { kind: 'passkey-added', user: user!, client });
      const recoveryCodes = await this.factors.added(manager, userId, sessionId, client);
      return { ...toDto(await manager.findOneByOrFail(Passkey, { id: stored.id })), recoveryCodes };
    });
  }

  async remove(userId: string, id: string, client: Client): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const user = await lockUser(manager, { id: userId });
      const { affected } = await manager.delete(Passkey, { id, userId });
      if (!affected) throw new DomainError('NOT_FOUND');
      await this.factors.removed(manager, userId);
      await this.changes.note(tx, { kind: 'passkey-removed', user: user!, client });
    });
  }

  /** `holder` is the cookie of the browser that signs in. */
  async startLogIn(holder: string): Promise<PasskeyChallengeDto> {
    return { challenge: await this.challenges.make('log-in', holder), rpId: this.rpId };
  }

  async logIn(
    answer: PasskeyLogInDto,
    holder: string | null,
    client: Client,
    browserCookie: string | null,
  ): Promise<LogIn> {
    const challenge = holder && (await this.challenges.take('log-in', holder, answer.clientDataJSON));
    const passkey = await this.accept(answer, challenge, client);
    const opened = await this.logIns.open(passkey.user, client, browserCookie);
    return opened ?? this.refuse(passkey, client);
  }

  /** Returns null for a user without a passkey. */
  async startCheck(userId: string, sessionId: string): Promise<PasskeyRequestDto | null> {
    const known = await this.known(userId);
    if (known.length === 0) return null;
    return { challenge: await this.challenges.make('identity-check', sessionId), rpId: this.rpId, known };
  }

  /** Throws unless a passkey of the user has answered the challenge of this session. */
  async check(userId: string, answer: PasskeyLogInDto, sessionId: string, client: Client): Promise<void> {
    const challenge = await this.challenges.take('identity-check', sessionId, answer.clientDataJSON);
    const isOwn = answer.userHandle === handleOf(userId);
    await this.accept(answer, isOwn ? challenge : null, client).catch((error: unknown) => {
      // Not the status 401, which ends the session in a browser.
      const isRefused = error instanceof DomainError && error.code === 'PASSKEY_REFUSED';
      throw isRefused ? new DomainError('PASSKEY_REFUSED', { status: 400 }) : error;
    });
  }

  private async known(userId: string): Promise<string[]> {
    const passkeys = await this.dataSource.manager.findBy(Passkey, { userId });
    return passkeys.map(({ credentialId }) => credentialId.toString('base64url'));
  }

  /** Returns the passkey of staff that has signed the challenge, after it has counted the signature. */
  private async accept(answer: PasskeyLogInDto, challenge: string | null, client: Client): Promise<Passkey> {
    const passkey = await this.dataSource.manager.findOne(Passkey, {
      where: { credentialId: Buffer.from(answer.credentialId, 'base64url') },
      relations: { user: true },
    });
    const counter =
      challenge && passkey && answer.userHandle === handleOf(passkey.userId)
        ? await this.verify(answer, challenge, passkey)
        : null;
    if (counter === null || !passkey || !(await this.staff.isStaff(passkey.user.email)))
      return this.refuse(passkey, client);
    const { user } = passkey;
    if (user.disabledAt) throw new DomainError('USER_DISABLED');
    if (!(await noteUse(this.dataSource.manager, passkey, counter))) {
      await inTransaction(this.dataSource, (tx) =>
        this.changes.note(tx, { kind: 'passkey-cloned', user, client }),
      );
      throw new DomainError('PASSKEY_REFUSED');
    }
    return passkey;
  }

  /** Returns the counter of the signature; null for one that is not of this passkey, challenge, host or origin. */
  private async verify(
    { credentialId, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyLogInDto,
    challenge: string,
    passkey: Passkey,
  ): Promise<number | null> {
    const verified = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      // `noteUse` compares the counter, in the statement that stores it.
      credential: { id: credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      requireUserVerification: true,
    }).catch(() => null);
    return verified?.verified ? verified.authenticationInfo.newCounter : null;
  }

  private async refuse(passkey: Passkey | null, client: Client): Promise<never> {
    await this.security.record({ kind: 'passkey-refused', userId: passkey?.userId ?? null, client });
    throw new DomainError('PASSKEY_REFUSED');
  }
}

/** Returns false if the counter did not rise: the passkey has a copy. One that does not count stays at 0. */
async function noteUse(manager: EntityManager, { id }: Passkey, counter: number): Promise<boolean> {
  const [, noted] = await manager.query<[unknown[], number]>(
    `update passkeys set counter = $2, last_used_at = now()
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter],
  );
  return noted === 1;
}

function requireRoom(count: number): void {
  if (count >= MOST) throw new DomainError('TOO_MANY_PASSKEYS');
}

function handleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

function toDto({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyDto {
  return { id, name, createdAt, lastUsedAt };
}
