import type cashier from '../catalogues/en/cashier.json';
import type contact from '../catalogues/en/contact.json';
import type deposit from '../catalogues/en/deposit.json';
import type gallery from '../catalogues/en/gallery.json';
import type games from '../catalogues/en/games.json';
import type home from '../catalogues/en/home.json';
import type information from '../catalogues/en/information.json';
import type jackpot from '../catalogues/en/jackpot.json';
import type location from '../catalogues/en/location.json';
import type menu from '../catalogues/en/menu.json';
import type message from '../catalogues/en/message.json';
import type messages from '../catalogues/en/messages.json';
import type notFound from '../catalogues/en/not-found.json';
import type numberProof from '../catalogues/en/number-proof.json';
import type partner from '../catalogues/en/partner.json';
import type personalDetails from '../catalogues/en/personal-details.json';
import type play from '../catalogues/en/play.json';
import type promotions from '../catalogues/en/promotions.json';
import type races from '../catalogues/en/races.json';
import type recovery from '../catalogues/en/recovery.json';
import type register from '../catalogues/en/register.json';
import type rounds from '../catalogues/en/rounds.json';
import type security from '../catalogues/en/security.json';
import type shell from '../catalogues/en/shell.json';
import type signIn from '../catalogues/en/sign-in.json';
import type sports from '../catalogues/en/sports.json';
import type startUp from '../catalogues/en/start-up.json';
import type transactions from '../catalogues/en/transactions.json';
import type welcome from '../catalogues/en/welcome.json';
import type withdraw from '../catalogues/en/withdraw.json';

/** One row per catalogue file. English is the source: its keys are the ids, and no other id compiles. */
interface Catalogues {
  gallery: typeof gallery;
  games: typeof games;
  home: typeof home;
  message: typeof message;
  'not-found': typeof notFound;
  play: typeof play;
  races: typeof races;
  promotions: typeof promotions;
  recovery: typeof recovery;
  register: typeof register;
  rounds: typeof rounds;
  security: typeof security;
  shell: typeof shell;
  'sign-in': typeof signIn;
  jackpot: typeof jackpot;
  information: typeof information;
  location: typeof location;
  menu: typeof menu;
  partner: typeof partner;
  'start-up': typeof startUp;
  sports: typeof sports;
  welcome: typeof welcome;
  cashier: typeof cashier;
  deposit: typeof deposit;
  withdraw: typeof withdraw;
  transactions: typeof transactions;
  'number-proof': typeof numberProof;
  'personal-details': typeof personalDetails;
  messages: typeof messages;
  contact: typeof contact;
}

export type CatalogueName = keyof Catalogues;

export type MessageId = { [Name in CatalogueName]: keyof Catalogues[Name] }[CatalogueName];
