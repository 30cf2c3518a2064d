import { playOrders, type StepsOf } from '../cases/orders.ts';
import { type BookCase, type BookScene, newBet } from './bet.ts';

const stepsOf =
  (scene: BookScene): StepsOf =>
  async () => {
    const { seat, place, settle, cancel } = await newBet(scene);
    return {
      stake: () => place(),
      win: () => settle(),
      rollback: () => cancel(),
      balance: () => scene.client.balance(seat),
    };
  };

export const orders: BookCase[] = [
  { name: 'every order of the three', run: (scene) => playOrders(stepsOf(scene), { times: 1 }) },
  { name: 'every order, each twice', run: (scene) => playOrders(stepsOf(scene), { times: 2 }) },
];
