import { Injectable, Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { Sweep, takeEach } from './sweep.js';

const OFTEN_MS = 5;

/** A run that lasts until the test ends it. */
class Runs {
  began = 0;
  private endings: Array<(error?: Error) => void> = [];
  private waiting: Array<() => void> = [];

  next(): Promise<void> {
    this.began += 1;
    this.waiting.splice(0).forEach((tell) => tell());
    return new Promise((resolve, reject) => {
      this.endings.push((error) => (error ? reject(error) : resolve()));
    });
  }

  end(error?: Error): void {
    this.endings.shift()!(error);
  }

  async until(began: number): Promise<void> {
    while (this.began < began) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

const runs = new Runs();
const atStart = new Runs();

@Injectable()
class Sweeper {
  @Sweep(OFTEN_MS, 'the floor was not swept')
  run(): Promise<void> {
    return runs.next();
  }
}

@Injectable()
class StartSweeper {
  @Sweep(3_600_000, 'the stairs were not swept', { atStart: true })
  run(): Promise<void> {
    return atStart.next();
  }
}

test('a method runs in each interval, never twice at once, and again after a failure, which is logged', async () => {
  const warnings: unknown[][] = [];
  const { warn } = Logger.prototype;
  Logger.prototype.warn = (...message: unknown[]) => void warnings.push(message);
  const app = await NestFactory.createApplicationContext(
    { module: class {}, imports: [ScheduleModule.forRoot()], providers: [Sweeper, StartSweeper] },
    { logger: false },
  );
  try {
    expect(atStart.began).toBe(1);
    await runs.until(1);
    // Many intervals pass.
    await new Promise((resolve) => setTimeout(resolve, 20 * OFTEN_MS));
    expect(runs.began).toBe(1);
    const failure = new Error('the broom is lost');
    runs.end(failure);
    await runs.until(2);
    expect(warnings).toEqual([[{ err: failure }, 'the floor was not swept; the next run tries again']]);
    // A call is no timed run: it waits for none, and has the error.
    const called = app.get(Sweeper).run();
    runs.end();
    runs.end(failure);
    await expect(called).rejects.toBe(failure);

    // The connections of a process end before a run that is under way.
    await app.close();
    atStart.end(new Error('the database is gone'));
    await new Promise(setImmediate);
    expect(warnings).toHaveLength(1);
  } finally {
    await app.close();
    Logger.prototype.warn = warn;
  }
});

test('each step is taken, and what failed is thrown at the end', async () => {
  const taken: number[] = [];
  const step = (number: number, error?: Error) => async () => {
    taken.push(number);
    if (error) throw error;
  };
  const [first, second] = [new Error('first'), new Error('second')];
  await expect(takeEach([step(1, first), step(2)])).rejects.toBe(first);
  await expect(takeEach([step(3, first), step(4, second)])).rejects.toMatchObject({
    errors: [first, second],
  });
  await takeEach([step(5)]);
  expect(taken).toEqual([1, 2, 3, 4, 5]);
});
