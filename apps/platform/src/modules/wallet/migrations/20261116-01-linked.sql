-- The place of an entry among those that it is linked with, and how many they are: the books' checker finds a group of which a part
-- is missing. Both are null for an entry alone, which makes its row no longer. Entries from before this migration do not have them.
alter table wallet.journal add column linked_place smallint, add column linked_count smallint;
