-- Mails to a whole address: the letters of its domain are everybody's (docs/growth.md).
CREATE INDEX mail_recipient ON mails (email_key(recipient));
