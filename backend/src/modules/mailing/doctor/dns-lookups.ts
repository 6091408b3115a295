import type { Resolver } from 'node:dns/promises';

/** In one look: SPF has ten at most, and the others are few. */
const MAX_LOOKUPS = 40;
const MAX_RECORDS = 50;

/** DNS did not answer, so nothing can be said. */
export class DnsSilentError extends Error {}

const ABSENT = new Set(['ENODATA', 'ENOTFOUND', 'EBADNAME']);

/** The questions of one look, so many at most. A name without records of a kind has none. */
export class DnsLookups {
  private count = 0;

  constructor(private readonly resolver: Resolver) {}

  async txt(name: string): Promise<string[]> {
    const records = await this.ask(() => this.resolver.resolveTxt(name));
    return records.map((parts) => parts.join('').slice(0, 4_096));
  }

  async mx(name: string): Promise<string[]> {
    const records = await this.ask(() => this.resolver.resolveMx(name));
    return records.map(({ exchange }) => exchange).filter(Boolean);
  }

  async addresses(name: string): Promise<string[]> {
    const four = await this.ask(() => this.resolver.resolve4(name));
    const six = await this.ask(() => this.resolver.resolve6(name));
    return [...four, ...six];
  }

  names(address: string): Promise<string[]> {
    return this.ask(() => this.resolver.reverse(address));
  }

  private async ask<Each>(question: () => Promise<Each[]>): Promise<Each[]> {
    this.count += 1;
    if (this.count > MAX_LOOKUPS) throw new DnsSilentError('too many questions');
    try {
      return (await question()).slice(0, MAX_RECORDS);
    } catch (error) {
      if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw new DnsSilentError('DNS does not answer', { cause: error });
    }
  }
}
