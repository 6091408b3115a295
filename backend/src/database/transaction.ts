import type { DataSource, EntityManager } from 'typeorm';

/** A transaction in progress, and the actions after its commit. */
export interface Transaction {
  readonly manager: EntityManager;
  /**
   * Runs after the commit, in the order added, and never after a rollback. The process may die in between, so an action
   * must be safe to lose, such as a job that a sweep adds again.
   */
  readonly afterCommit: (action: () => Promise<void> | void) => void;
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
