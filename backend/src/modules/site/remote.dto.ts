export class RemoteDto {
  /** @example admin_web */
  name: string;

  /** Address of the remote's entry script. */
  entry: string;

  /** The version of the shell's contract that this server's console speaks. */
  contractVersion: number;
}
