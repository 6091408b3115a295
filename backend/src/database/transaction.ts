import type { DataSource, EntityManager } from 'typeorm';

/** A transaction in progress, and what is to happen once it has been committed. */
export interface Transaction {
  readonly manager: EntityManager;
  /**
   * Runs after the commit, in the order added; never after a roll-back. What is done here must be safe to lose
   * (a job that a sweep adds again, a cache that is dropped): the process may die in between.
   */
  afterCommit(action: () => Promise<void> | void): void;
}

export async function inTransaction<T>(
  dataSource: DataSource,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const actions: Array<() => Promise<void> | void> = [];
  const result = await dataSource.transaction((manager) =>
    work({ manager, afterCommit: (action) => void actions.push(action) }),
  );
  for (const action of actions) await action();
  return result;
}
