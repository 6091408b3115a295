/** On iOS only the device's keys set the volume: a value that a script sets is reset a moment later. */
export async function canSetVolume(): Promise<boolean> {
  const probe = document.createElement('audio');
  probe.volume = 0.5;
  await new Promise((resolve) => setTimeout(resolve));
  return probe.volume === 0.5;
}
