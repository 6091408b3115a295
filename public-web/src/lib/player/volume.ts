/** iOS leaves the volume to the device's own keys: what a script sets is taken back a moment later. */
export async function canSetVolume(): Promise<boolean> {
  const probe = document.createElement('audio');
  probe.volume = 0.5;
  await new Promise((resolve) => setTimeout(resolve));
  return probe.volume === 0.5;
}
