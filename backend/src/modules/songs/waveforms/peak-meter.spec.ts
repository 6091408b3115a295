import { PeakMeter } from './peak-meter.js';

test('takes the loudest sample of any channel, in any portions', () => {
  const meter = new PeakMeter(2);
  meter.add([Float32Array.of(0.1, 0.1, 0.1), Float32Array.of(0, -0.25, 0)]);
  meter.add([Float32Array.of(0.5, 0), Float32Array.of(0, 0)]);
  expect(meter.bars(800)).toEqual([50, 100, 0]);
});

test('merges many windows into the requested bars', () => {
  const meter = new PeakMeter(1);
  meter.add([Float32Array.from({ length: 10 }, (_, at) => (at + 1) / 10)]);
  expect(meter.bars(4)).toEqual([20, 50, 70, 100]);
});

test('silence is flat, and empty audio has no bars', () => {
  const silent = new PeakMeter(1);
  silent.add([new Float32Array(3)]);
  expect(silent.bars(800)).toEqual([0, 0, 0]);
  expect(new PeakMeter(1).bars(800)).toEqual([]);
});
