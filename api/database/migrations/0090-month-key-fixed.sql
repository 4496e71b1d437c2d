-- What a key such as 072020 means is decided: a choice that was made of it would be warned of for ever.
UPDATE settings SET value = value - 'revenue.month-key' WHERE key = 'readings' AND value ? 'revenue.month-key';
