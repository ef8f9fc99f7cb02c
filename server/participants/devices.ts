import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Queryable } from '../database/database.ts';
import { type AppSecrets, deriveKeys } from '../secret.ts';

const cookieName = 'muster_device';
const deviceForm = /^[A-Za-z0-9_-]{22}$/;
const lifetimeSeconds = 400 * 24 * 60 * 60;
const devicesPerSeat = 10;

export type Devices = ReturnType<typeof createDevices>;

/** Tells the browsers apart that a seat is entered from. A seat's rows name a device to nobody, and to no other seat. */
export function createDevices(deps: { clock: Clock; config: Pick<Config, 'publicUrl'> } & AppSecrets) {
  const { clock, config } = deps;
  const [key, ...formerKeys] = deriveKeys(deps, 'device');
  const secure = config.publicUrl.startsWith('https:');
  const digestOf = (seatId: string, device: string, by: Buffer = key) =>
    createHmac('sha256', by).update(`${seatId}|${device}`).digest('base64url');

  /** A device that was noted under a former secret is the same under the present one. */
  async function renew(queryable: Queryable, seatId: string, device: string, digest: string): Promise<void> {
    if (formerKeys.length === 0) return;
    const former = formerKeys.map((by) => digestOf(seatId, device, by));
    await queryable
      .updateTable('seat_devices')
      .set({ digest })
      .where('seat_id', '=', seatId)
      .where('digest', 'in', former)
      .where('digest', 'not in', (eb) =>
        eb
          .selectFrom('seat_devices as renewed')
          .select('renewed.digest')
          .where('renewed.seat_id', '=', seatId)
          .where('renewed.digest', '=', digest),
      )
      .execute();
  }

  return {
    /** The device that a request comes from, which is given a name where it has none. */
    nameOf(request: FastifyRequest, reply: FastifyReply): string {
      const named = request.cookies[cookieName] ?? '';
      const device = deviceForm.test(named) ? named : randomBytes(16).toString('base64url');
      const options = { path: '/api/exp', sameSite: 'lax', secure, httpOnly: true } as const;
      reply.setCookie(cookieName, device, { ...options, maxAge: lifetimeSeconds });
      return device;
    },

    /** The browser is no device any more that has entered. */
    forget(reply: FastifyReply): void {
      reply.clearCookie(cookieName, { path: '/api/exp' });
    },

    /** Keeps that a seat was entered from a device; true where another one had entered it, and this one had not. */
    async note(queryable: Queryable, seatId: string, device: string): Promise<boolean> {
      const digest = digestOf(seatId, device);
      await renew(queryable, seatId, device, digest);
      const { known, isNew } = await queryable
        .with('known', (db) => db.selectFrom('seat_devices').select('digest').where('seat_id', '=', seatId))
        .with('added', (db) =>
          db
            .insertInto('seat_devices')
            .values({ seat_id: seatId, digest, entered_at: new Date(clock.now()) })
            .onConflict((conflict) => conflict.doNothing())
            .returning('digest'),
        )
        .selectNoFrom((eb) => [
          eb.selectFrom('known').select(eb.fn.countAll<number>().as('n')).$asScalar().$notNull().as('known'),
          eb.exists(eb.selectFrom('added').select('added.digest')).as('isNew'),
        ])
        .executeTakeFirstOrThrow();
      if (isNew && known >= devicesPerSeat)
        await queryable
          .deleteFrom('seat_devices')
          .where('seat_id', '=', seatId)
          .where('digest', 'in', (eb) =>
            eb
              .selectFrom('seat_devices as older')
              .select('older.digest')
              .where('older.seat_id', '=', seatId)
              .where('older.digest', '!=', digest)
              .orderBy('older.entered_at', 'desc')
              .offset(devicesPerSeat - 1),
          )
          .execute();
      return Boolean(isNew) && known > 0;
    },
  };
}
