import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config/config.js';
import { toInet } from '../../../infra/rate-limit/network.js';
import { deviceOf } from './vote-cookies.js';
import { classOf } from '../../../common/access/client.js';
import type { VoterContext } from './voter.js';

/** From where a request votes. Sets the cookie of a browser that has none yet. */
export function contextOf(
  config: Config,
  { ip, headers }: FastifyRequest,
  reply: FastifyReply,
): VoterContext {
  return {
    address: toInet(ip),
    deviceId: deviceOf(config, headers.cookie, reply),
    userAgentClass: classOf(headers['user-agent']),
  };
}
